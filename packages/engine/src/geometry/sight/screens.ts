import { between, pair } from './pair.ts';

/**
 * The things near a pair that stand before the target from everywhere in the viewer: a line, seen from above, parts the
 * viewer and the thing from the target. Of any other thing at least the part before the target's front does. Numbered
 * from 1: a solid by its index, a body as -1 - index; how far on each counts; and whether all of them count wholly.
 */
export const screens = { count: 0, at: new Int32Array(512), upTo: new Float64Array(512), areWhole: true };

const MOST = 400;

const WHOLE = 1;
const PART = 0;
/** It can never come between. */
const NONE = -1;

/** Finds the screens of the pair; the one that is likely to hide all by itself comes first. */
export function findScreens(likely: number): void {
  const { solidsNear, bodiesNear } = between;
  screens.count = 0;
  screens.areWhole = true;
  for (let k = 0; k < solidsNear.count && screens.count < MOST; k++) addScreen(solidsNear.at[k]!, solidScreen(k));
  for (let k = 0; k < bodiesNear.count && screens.count < MOST; k++) addScreen(-1 - bodiesNear.at[k]!, bodyScreen(k));
  for (let k = 2; k <= screens.count; k++) if (screens.at[k] === likely) bringFirst(k);
}

function addScreen(index: number, how: number): void {
  if (how === NONE) return;
  if (how === PART) screens.areWhole = false;
  screens.at[++screens.count] = index;
  screens.upTo[screens.count] = pair.length + (how === WHOLE ? pair.targetDeep : -pair.targetDeep);
}

function bringFirst(k: number): void {
  const index = screens.at[1]!;
  const upTo = screens.upTo[1]!;
  screens.at[1] = screens.at[k]!;
  screens.upTo[1] = screens.upTo[k]!;
  screens.at[k] = index;
  screens.upTo[k] = upTo;
}

/** Two near points, q of a thing and p of the target's core, and the square of their distance. */
const closest = { qx: 0.5, qy: 0.5, px: 0.5, py: 0.5, square: 0.5 };

/** Tenths: touching is apart, whatever rounding says. */
const SLACK = 1e-6;

function solidScreen(k: number): number {
  const { solids, solidsNear, target } = between;
  const first = solids.start[solidsNear.at[k]!]!;
  const end = solids.start[solidsNear.at[k]! + 1]!;
  let furthest = -Infinity;
  for (let e = first; e < end; e++) furthest = Math.max(furthest, onOf(solids.x[e]!, solids.y[e]!));
  if (furthest <= pair.length - pair.targetDeep) return WHOLE;
  closest.square = Infinity;
  for (let e = first, last = end - 1; e < end; last = e++) {
    const edge = { ax: solids.x[last]!, ay: solids.y[last]!, bx: solids.x[e]!, by: solids.y[e]! };
    comeClose(edge, target);
  }
  const how = parting(target.r, 0);
  for (let e = first; how !== PART && e < end; e++) if (beyond(solids.x[e]!, solids.y[e]!) > SLACK) return PART;
  return how;
}

function bodyScreen(k: number): number {
  const { target, bodiesNear } = between;
  const b = bodiesNear.at[k]!;
  const bodies = between.bodies!;
  const core = { ax: bodies.ax[b]!, ay: bodies.ay[b]!, bx: bodies.bx[b]!, by: bodies.by[b]! };
  const r = bodies.r[b]!;
  if (Math.max(onOf(core.ax, core.ay), onOf(core.bx, core.by)) + r <= pair.length - pair.targetDeep) return WHOLE;
  closest.square = Infinity;
  comeClose(core, target);
  const how = parting(target.r + r, r);
  return how !== PART && beyond(core.ax, core.ay) <= SLACK && beyond(core.bx, core.by) <= SLACK ? how : PART;
}

const onOf = (x: number, y: number): number => (x - pair.x) * pair.onX + (y - pair.y) * pair.onY;

/** How far a point lies beyond the line across `closest`, through q. */
function beyond(x: number, y: number): number {
  const nx = closest.px - closest.qx;
  const ny = closest.py - closest.qy;
  return (nx * (x - closest.qx) + ny * (y - closest.qy)) / Math.sqrt(closest.square);
}

/** Whether that line, moved on by `reach`, parts the target from the viewer (whole), or leaves both beyond (none). */
function parting(gap: number, reach: number): number {
  if (closest.square === 0) return PART;
  const { ax, ay, bx, by } = between.target;
  if (beyond(ax, ay) < gap - SLACK || beyond(bx, by) < gap - SLACK) return PART;
  let isHere = true;
  let isBeyond = true;
  for (let corner = 0; corner < 4; corner++) {
    const on = corner < 2 ? -pair.deep : pair.deep;
    const up = corner % 2 === 0 ? -pair.wide : pair.wide;
    const off = beyond(pair.x + on * pair.onX - up * pair.onY, pair.y + on * pair.onY + up * pair.onX) - reach;
    if (off > SLACK) isHere = false;
    if (off < SLACK) isBeyond = false;
  }
  return isHere ? WHOLE : isBeyond ? NONE : PART;
}

interface Core {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** Takes the nearest points of a segment and the target's core into `closest`, if they are nearer. */
function comeClose(one: Core, core: Core): void {
  toSegment(core.ax, core.ay, one, true);
  toSegment(core.bx, core.by, one, true);
  if (core.ax === core.bx && core.ay === core.by) return;
  toSegment(one.ax, one.ay, core, false);
  toSegment(one.bx, one.by, core, false);
}

function toSegment(x: number, y: number, { ax, ay, bx, by }: Core, isTarget: boolean): void {
  const dx = bx - ax;
  const dy = by - ay;
  const length = dx * dx + dy * dy;
  const part = length === 0 ? 0 : Math.min(1, Math.max(0, ((x - ax) * dx + (y - ay) * dy) / length));
  const fx = ax + part * dx;
  const fy = ay + part * dy;
  const square = (x - fx) * (x - fx) + (y - fy) * (y - fy);
  if (square >= closest.square) return;
  closest.square = square;
  closest.px = isTarget ? x : fx;
  closest.py = isTarget ? y : fy;
  closest.qx = isTarget ? fx : x;
  closest.qy = isTarget ? fy : y;
}

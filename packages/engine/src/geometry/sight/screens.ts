import { between, pair } from './pair.ts';

/**
 * The things near a pair that stand before the target from everywhere in the viewer: a line, seen from above, parts the
 * viewer and the thing from the target. Of any other thing at least the part before the target's front does. Numbered
 * from 1: a solid by its index, a body as -1 - index, and how far on each counts.
 */
export const screens = { count: 0, at: new Int32Array(512), upTo: new Float64Array(512) };

const MOST = 400;

/** Finds the screens of the pair. */
export function findScreens(): void {
  const { solidsNear, bodiesNear } = between;
  screens.count = 0;
  for (let k = 0; k < solidsNear.count && screens.count < MOST; k++) {
    const s = solidsNear.at[k]!;
    addScreen(s, isSolidScreen(s));
  }
  for (let k = 0; k < bodiesNear.count && screens.count < MOST; k++) {
    const b = bodiesNear.at[k]!;
    addScreen(-1 - b, isBodyScreen(b));
  }
}

function addScreen(index: number, isWhole: boolean): void {
  screens.at[++screens.count] = index;
  screens.upTo[screens.count] = pair.length + (isWhole ? pair.targetDeep : -pair.targetDeep);
}

/** Two near points, q of a thing and p of the target's core, and the square of their distance. */
const closest = { qx: 0.5, qy: 0.5, px: 0.5, py: 0.5, square: 0.5 };

/** Tenths: touching is apart, whatever rounding says. */
const SLACK = 1e-6;

function isSolidScreen(s: number): boolean {
  const { solids, target } = between;
  const first = solids.start[s]!;
  const end = solids.start[s + 1]!;
  let furthest = -Infinity;
  for (let e = first; e < end; e++) furthest = Math.max(furthest, onOf(solids.x[e]!, solids.y[e]!));
  if (furthest <= pair.length - pair.targetDeep) return true;
  closest.square = Infinity;
  for (let e = first, last = end - 1; e < end; last = e++) {
    const edge = { ax: solids.x[last]!, ay: solids.y[last]!, bx: solids.x[e]!, by: solids.y[e]! };
    comeClose(edge, target);
  }
  if (!isParting(target.r, 0)) return false;
  for (let e = first; e < end; e++) if (beyond(solids.x[e]!, solids.y[e]!) > SLACK) return false;
  return true;
}

function isBodyScreen(b: number): boolean {
  const { target } = between;
  const bodies = between.bodies!;
  const core = { ax: bodies.ax[b]!, ay: bodies.ay[b]!, bx: bodies.bx[b]!, by: bodies.by[b]! };
  const r = bodies.r[b]!;
  if (Math.max(onOf(core.ax, core.ay), onOf(core.bx, core.by)) + r <= pair.length - pair.targetDeep) return true;
  closest.square = Infinity;
  comeClose(core, target);
  if (!isParting(target.r + r, r)) return false;
  return beyond(core.ax, core.ay) <= SLACK && beyond(core.bx, core.by) <= SLACK;
}

const onOf = (x: number, y: number): number => (x - pair.x) * pair.onX + (y - pair.y) * pair.onY;

/** How far a point lies beyond the line across `closest`, through q. */
function beyond(x: number, y: number): number {
  const nx = closest.px - closest.qx;
  const ny = closest.py - closest.qy;
  return (nx * (x - closest.qx) + ny * (y - closest.qy)) / Math.sqrt(closest.square);
}

/** Whether that line keeps `gap` from all of the target, and has the whole viewer on this side of `reach`. */
function isParting(gap: number, reach: number): boolean {
  if (closest.square === 0) return false;
  const { ax, ay, bx, by } = between.target;
  if (beyond(ax, ay) < gap - SLACK || beyond(bx, by) < gap - SLACK) return false;
  for (const on of [-pair.deep, pair.deep])
    for (const up of [-pair.wide, pair.wide]) {
      const x = pair.x + on * pair.onX - up * pair.onY;
      const y = pair.y + on * pair.onY + up * pair.onX;
      if (beyond(x, y) > reach + SLACK) return false;
    }
  return true;
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

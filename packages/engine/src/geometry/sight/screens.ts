import { cross } from '../polygon.ts';
import { between, isNear, pair } from './pair.ts';

/**
 * The things near a pair that may come between, numbered from 1: a solid (or bridge) by its index, a body as -1 - index.
 * Of each at
 * least the part before the target's front stands before the target. And seen from above a line parts most of them from
 * it: all of such a thing stands before it, for eyes on this side of the line, where x lineX + y lineY <= line.
 */
export const screens = {
  count: 0,
  at: new Int32Array(512),
  lineX: new Float64Array(512),
  lineY: new Float64Array(512),
  line: new Float64Array(512),
  /** Whether none runs into the viewer or the target. */
  areApart: true,
};

const MOST = 400;
/** In place of a line where there is none. */
export const NO_LINE = -1;

/** Finds the screens of the pair; the one that is likely to hide all by itself comes first. */
export function findScreens(likely: number): void {
  const { solidsNear, bodiesNear } = between;
  screens.count = 0;
  screens.areApart = true;
  for (let k = 0; k < solidsNear.count && screens.count < MOST; k++) {
    screens.at[++screens.count] = solidsNear.at[k]!;
    partSolid(solidsNear.at[k]!);
  }
  for (let k = 0; k < bodiesNear.count && screens.count < MOST; k++) {
    screens.at[++screens.count] = -1 - bodiesNear.at[k]!;
    partBody(bodiesNear.at[k]!);
  }
  const { solids, mask } = between;
  for (let b = solids.count; b < solids.withBridges && screens.count < MOST; b++) {
    const k = b - solids.count;
    if (mask[solids.one[k]!] !== 1 || mask[solids.other[k]!] !== 1 || !isNear(solids, b)) continue;
    screens.at[++screens.count] = b;
    partSolid(b);
  }
  for (let k = 2; k <= screens.count; k++) if (screens.at[k] === likely) bringFirst(k);
}

function bringFirst(k: number): void {
  const { at, lineX, lineY, line } = screens;
  [at[1], at[k]] = [at[k]!, at[1]!];
  [lineX[1], lineX[k]] = [lineX[k]!, lineX[1]!];
  [lineY[1], lineY[k]] = [lineY[k]!, lineY[1]!];
  [line[1], line[k]] = [line[k]!, line[1]!];
}

function setLine(x: number, y: number, at: number): void {
  screens.lineX[screens.count] = x;
  screens.lineY[screens.count] = y;
  screens.line[screens.count] = at;
}

/** Two near points, q of a thing and p of the target's core, and the square of their distance. */
const closest = { qx: 0.5, qy: 0.5, px: 0.5, py: 0.5, square: 0.5 };

/** Tenths: touching is apart, whatever rounding says. */
const SLACK = 1e-6;

function partSolid(s: number): void {
  const { solids, target } = between;
  const first = solids.start[s]!;
  const end = solids.start[s + 1]!;
  let furthest = -Infinity;
  let nearest = Infinity;
  for (let e = first; e < end; e++) {
    const on = onOf(solids.x[e]!, solids.y[e]!);
    furthest = Math.max(furthest, on);
    nearest = Math.min(nearest, on);
  }
  if (nearest < pair.deep && s < solids.count && runsIntoViewer(s)) screens.areApart = false;
  if (furthest <= pair.length - pair.targetDeep) {
    setLine(0, 0, 0);
    return;
  }
  closest.square = Infinity;
  for (let e = first, last = end - 1; e < end; last = e++) {
    const edge = { ax: solids.x[last]!, ay: solids.y[last]!, bx: solids.x[e]!, by: solids.y[e]! };
    comeClose(edge, target);
  }
  let most = -Infinity;
  for (let e = first; e < end; e++) most = Math.max(most, beyond(solids.x[e]!, solids.y[e]!));
  part(target.r, most);
}

/** Whether a solid runs into the viewer. */
function runsIntoViewer(s: number): boolean {
  const { solids, viewer } = between;
  if (solids.bottom[s]! >= viewer.top || solids.top[s]! <= viewer.bottom) return false;
  const first = solids.start[s]!;
  const end = solids.start[s + 1]!;
  closest.square = Infinity;
  let isInside = true;
  for (let e = first, last = end - 1; e < end; last = e++) {
    const edge = { ax: solids.x[last]!, ay: solids.y[last]!, bx: solids.x[e]!, by: solids.y[e]! };
    comeClose(edge, viewer);
    if (cross({ x: edge.ax, y: edge.ay }, { x: edge.bx, y: edge.by }, { x: viewer.ax, y: viewer.ay }) <= 0)
      isInside = false;
  }
  return isInside || closest.square < viewer.r * viewer.r - SLACK;
}

function partBody(b: number): void {
  const { target } = between;
  const bodies = between.bodies!;
  const core = { ax: bodies.ax[b]!, ay: bodies.ay[b]!, bx: bodies.bx[b]!, by: bodies.by[b]! };
  const r = bodies.r[b]!;
  const furthest = Math.max(onOf(core.ax, core.ay), onOf(core.bx, core.by)) + r;
  if (furthest <= pair.length - pair.targetDeep) {
    setLine(0, 0, 0);
    return;
  }
  closest.square = Infinity;
  comeClose(core, target);
  part(target.r, Math.max(beyond(core.ax, core.ay), beyond(core.bx, core.by)) + r);
}

const onOf = (x: number, y: number): number => (x - pair.x) * pair.onX + (y - pair.y) * pair.onY;

/** How far a point lies beyond the line across `closest`, through q. */
function beyond(x: number, y: number): number {
  if (closest.square === 0) return 0;
  const nx = closest.px - closest.qx;
  const ny = closest.py - closest.qy;
  return (nx * (x - closest.qx) + ny * (y - closest.qy)) / Math.sqrt(closest.square);
}

/** Takes the line across `closest` that a thing reaches up to, if the target of radius r lies beyond it. */
function part(r: number, reach: number): void {
  const { ax, ay, bx, by } = between.target;
  if (closest.square > 0 && Math.min(beyond(ax, ay), beyond(bx, by)) - r >= reach - SLACK) {
    const length = Math.sqrt(closest.square);
    const x = (closest.px - closest.qx) / length;
    const y = (closest.py - closest.qy) / length;
    setLine(x, y, x * closest.qx + y * closest.qy + reach);
    return;
  }
  const k = screens.at[screens.count]!;
  const things = k < 0 ? between.bodies! : between.solids;
  const { bottom, top } = between.target;
  const isLevel = things.bottom[k < 0 ? -1 - k : k]! < top && things.top[k < 0 ? -1 - k : k]! > bottom;
  if (isLevel) screens.areApart = false;
  setLine(0, 0, NO_LINE);
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

import type { Point } from '../../shape.ts';
import { between, type Circled, frame, isNear } from '../best-viewpoint/pair-frame.ts';
import { wholeViewer } from '../best-viewpoint/viewpoint-boxes.ts';
import type { Prisms } from '../solids/flat-solids.ts';
import { type Intruder, type Part, partsOf } from '../solids/target-parts.ts';

/**
 * The things near a pair that may come between, numbered from 1: a solid (or bridge) by its index, a body as -1 - index.
 * Of each at least the part before the target's front stands before the target. And seen from above a line parts most of
 * them from it: all of such a thing stands before it, for eyes on this side of the line, where x lineX + y lineY <= line.
 */
export const occluders = {
  count: 0,
  at: new Int32Array(512),
  /** Whether of a body only the octagon inside it is meant. */
  isInner: new Uint8Array(512),
  low: new Float64Array(512),
  high: new Float64Array(512),
  lineX: new Float64Array(512),
  lineY: new Float64Array(512),
  line: new Float64Array(512),
  /** Those that run into the target, by their number, and in their order here. -1: the screen is none of them. */
  intruder: new Int32Array(512),
  /** What is left of the target beside them, or null while it is taken as a whole. */
  parts: null as readonly Part[] | null,
};

const MOST = 240;
/** In place of a line where there is none. */
const NO_LINE = -1;

/** Begins with the one screen that is likely to hide all by itself. */
export function beginOccluders(likely: number): void {
  occluders.count = 0;
  occluders.parts = null;
  if (likely < 0) addBody(-1 - likely);
  else addSolid(likely);
}

/** Finds the other screens of the pair. */
export function findOccluders(): void {
  const { solidsNear, bodiesNear, solids, mask } = between;
  const likely = occluders.at[1]!;
  for (let k = 0; k < solidsNear.count && occluders.count < MOST; k++)
    if (solidsNear.at[k] !== likely && isLevel(solids, solidsNear.at[k]!)) addSolid(solidsNear.at[k]!);
  for (let k = 0; k < bodiesNear.count && occluders.count < MOST; k++)
    if (bodiesNear.at[k] !== -1 - likely && isLevel(between.bodies!, bodiesNear.at[k]!)) addBody(bodiesNear.at[k]!);
  for (let b = solids.count; b < solids.withBridges && occluders.count < MOST; b++) {
    const k = b - solids.count;
    if (mask[solids.one[k]!] === 1 && mask[solids.other[k]!] === 1 && isNear(solids, b) && isLevel(solids, b))
      addSolid(b);
  }
}

/** Whether not all lines from eyes that count pass over a thing, by the circle around it, nor all below it. */
function isLevel({ midX, midY, reach, bottom, top }: Circled, i: number): boolean {
  const { target } = between;
  const on = onOf(midX[i]!, midY[i]!);
  const near = on - reach[i]!;
  const far = on + reach[i]!;
  const isOver = wholeViewer.z0 > target.bottom;
  const isUnder = wholeViewer.z1 < target.top;
  const floor = isOver ? firstLine(wholeViewer.z0, target.bottom, far) : lastLine(wholeViewer.z0, target.bottom, near);
  const roof = isUnder ? firstLine(wholeViewer.z1, target.top, far) : lastLine(wholeViewer.z1, target.top, near);
  return top[i]! > floor && bottom[i]! < roof;
}

/** How high the line from the viewer's back at one height to the target's front at another is, so far on. */
function firstLine(z: number, to: number, on: number): number {
  const part = (on + frame.deep) / (frame.length - frame.targetDeep + frame.deep);
  return z + (to - z) * Math.min(1, Math.max(0, part));
}

/** The same from the viewer's front to the target's back. */
function lastLine(z: number, to: number, on: number): number {
  const part = (on - frame.deep) / (frame.length + frame.targetDeep - frame.deep);
  return z + (to - z) * Math.min(1, Math.max(0, part));
}

function addBody(b: number): void {
  add(-1 - b, between.bodies!.bottom[b]!, between.bodies!.top[b]!);
  partBody(b);
}

function addSolid(s: number): void {
  add(s, between.solids.bottom[s]!, between.solids.top[s]!);
  partSolid(s);
}

function add(index: number, low: number, high: number): void {
  const k = ++occluders.count;
  occluders.at[k] = index;
  occluders.low[k] = low;
  occluders.high[k] = high;
  occluders.isInner[k] = 0;
  occluders.intruder[k] = -1;
}

/** Cuts the target up beside the screens that run into it, if there are any, and not too many. */
export function cutTarget(): void {
  const { target, solids } = between;
  const intruders: Intruder[] = [];
  const some = occluders.count;
  for (let k = 1; k <= some; k++) {
    const index = occluders.at[k]!;
    const bottom = occluders.low[k]!;
    const top = occluders.high[k]!;
    if (hasLine(k) || bottom >= target.top || top <= target.bottom || index >= solids.count) continue;
    if (index < 0) {
      add(index, bottom, top);
      setLine(0, 0, NO_LINE);
      occluders.isInner[occluders.count] = 1;
    }
    occluders.intruder[index < 0 ? occluders.count : k] = intruders.length;
    const corners = index < 0 ? cornersOf(between.bodies!.inner, -1 - index) : cornersOf(solids, index);
    intruders.push({ corners, bottom, top });
  }
  if (intruders.length > 0) occluders.parts = partsOf(target, intruders);
}

/** Whether a line parts a screen from the target. */
export const hasLine = (k: number): boolean =>
  occluders.line[k] !== NO_LINE || occluders.lineX[k] !== 0 || occluders.lineY[k] !== 0;

const cornersOf = ({ start, x, y }: Prisms, i: number): readonly Point[] =>
  Array.from({ length: start[i + 1]! - start[i]! }, (_, e) => ({ x: x[start[i]! + e]!, y: y[start[i]! + e]! }));

function setLine(x: number, y: number, at: number): void {
  occluders.lineX[occluders.count] = x;
  occluders.lineY[occluders.count] = y;
  occluders.line[occluders.count] = at;
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
  for (let e = first; e < end; e++) furthest = Math.max(furthest, onOf(solids.x[e]!, solids.y[e]!));
  if (furthest <= frame.length - frame.targetDeep) {
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

function partBody(b: number): void {
  const { target } = between;
  const bodies = between.bodies!;
  const core = { ax: bodies.ax[b]!, ay: bodies.ay[b]!, bx: bodies.bx[b]!, by: bodies.by[b]! };
  const r = bodies.r[b]!;
  const furthest = Math.max(onOf(core.ax, core.ay), onOf(core.bx, core.by)) + r;
  if (furthest <= frame.length - frame.targetDeep) {
    setLine(0, 0, 0);
    return;
  }
  closest.square = Infinity;
  comeClose(core, target);
  part(target.r, Math.max(beyond(core.ax, core.ay), beyond(core.bx, core.by)) + r);
}

const onOf = (x: number, y: number): number => (x - frame.x) * frame.onX + (y - frame.y) * frame.onY;

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

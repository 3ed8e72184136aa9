import type { Segment } from '../../segment-distance.ts';
import type { Point } from '../../shape.ts';
import { type Circled, isNear } from '../best-viewpoint/pair-frame.ts';
import type { PairWorkspace } from '../best-viewpoint/workspace.ts';
import type { Prisms } from '../solids/flat-solids.ts';
import { type Intruder, partsOf } from '../solids/target-parts.ts';
import type { BlindWorkspace } from './workspace.ts';

/** With so many occluders no more are looked for. */
const MOST = 240;
/** In place of a line where there is none. */
const NO_LINE = -1;

/** Begins with the one occluder that is likely to hide all by itself. */
export function beginOccluders(blind: BlindWorkspace, likely: number): void {
  const { occluders } = blind;
  occluders.count = 0;
  occluders.parts = null;
  if (likely < 0) addBody(blind, -1 - likely);
  else addSolid(blind, likely);
}

/** Finds the other occluders of the pair. */
export function findOccluders(blind: BlindWorkspace): void {
  const { pair, occluders } = blind;
  const { between } = pair;
  const { solidsNear, bodiesNear, solids, mask } = between;
  const likely = occluders.at[1]!;
  for (let k = 0; k < solidsNear.count && occluders.count < MOST; k++)
    if (solidsNear.at[k] !== likely && isLevel(pair, solids, solidsNear.at[k]!)) addSolid(blind, solidsNear.at[k]!);
  for (let k = 0; k < bodiesNear.count && occluders.count < MOST; k++)
    if (bodiesNear.at[k] !== -1 - likely && isLevel(pair, between.bodies!, bodiesNear.at[k]!))
      addBody(blind, bodiesNear.at[k]!);
  for (let b = solids.count; b < solids.withBridges && occluders.count < MOST; b++) {
    const k = b - solids.count;
    if (mask[solids.one[k]!] !== 1 || mask[solids.other[k]!] !== 1) continue;
    if (isNear(pair, solids, b) && isLevel(pair, solids, b)) addSolid(blind, b);
  }
}

/**
 * Whether lines from eyes that count may meet a thing, by the circle around it: neither all pass over it nor all below.
 */
function isLevel(pair: PairWorkspace, { midX, midY, reach, bottom, top }: Circled, i: number): boolean {
  const { between, wholeViewer } = pair;
  const { target } = between;
  const on = onOf(pair, midX[i]!, midY[i]!);
  const near = on - reach[i]!;
  const far = on + reach[i]!;
  const isOver = wholeViewer.z0 > target.bottom;
  const isUnder = wholeViewer.z1 < target.top;
  const floor = isOver
    ? firstLine(pair, wholeViewer.z0, target.bottom, far)
    : lastLine(pair, wholeViewer.z0, target.bottom, near);
  const roof = isUnder
    ? firstLine(pair, wholeViewer.z1, target.top, far)
    : lastLine(pair, wholeViewer.z1, target.top, near);
  return top[i]! > floor && bottom[i]! < roof;
}

/** The height, so far on, of the line from the viewer's back at one height to the target's front at another. */
function firstLine({ frame }: PairWorkspace, z: number, to: number, on: number): number {
  const part = (on + frame.deep) / (frame.length - frame.targetDeep + frame.deep);
  return z + (to - z) * Math.min(1, Math.max(0, part));
}

/** The same from the viewer's front to the target's back. */
function lastLine({ frame }: PairWorkspace, z: number, to: number, on: number): number {
  const part = (on - frame.deep) / (frame.length + frame.targetDeep - frame.deep);
  return z + (to - z) * Math.min(1, Math.max(0, part));
}

function addBody(blind: BlindWorkspace, b: number): void {
  const bodies = blind.pair.between.bodies!;
  add(blind, -1 - b, bodies.bottom[b]!, bodies.top[b]!);
  partBody(blind, b);
}

function addSolid(blind: BlindWorkspace, s: number): void {
  const { solids } = blind.pair.between;
  add(blind, s, solids.bottom[s]!, solids.top[s]!);
  partSolid(blind, s);
}

function add({ occluders }: BlindWorkspace, index: number, low: number, high: number): void {
  const k = ++occluders.count;
  occluders.at[k] = index;
  occluders.low[k] = low;
  occluders.high[k] = high;
  occluders.isInner[k] = 0;
  occluders.intruder[k] = -1;
}

/** Cuts the target into parts beside the occluders that intersect it, if there are any, and not too many. */
export function cutTarget(blind: BlindWorkspace): void {
  const { occluders } = blind;
  const { between } = blind.pair;
  const { target, solids } = between;
  const intruders: Intruder[] = [];
  const some = occluders.count;
  for (let k = 1; k <= some; k++) {
    const index = occluders.at[k]!;
    const bottom = occluders.low[k]!;
    const top = occluders.high[k]!;
    if (hasLine(blind, k) || bottom >= target.top || top <= target.bottom || index >= solids.count) continue;
    if (index < 0) {
      add(blind, index, bottom, top);
      setLine(blind, 0, 0, NO_LINE);
      occluders.isInner[occluders.count] = 1;
    }
    occluders.intruder[index < 0 ? occluders.count : k] = intruders.length;
    const corners = index < 0 ? cornersOf(between.bodies!.inner, -1 - index) : cornersOf(solids, index);
    intruders.push({ corners, bottom, top });
  }
  if (intruders.length > 0) occluders.parts = partsOf(target, intruders);
}

/** Whether a line separates an occluder from the target. */
export const hasLine = ({ occluders }: BlindWorkspace, k: number): boolean =>
  occluders.line[k] !== NO_LINE || occluders.lineX[k] !== 0 || occluders.lineY[k] !== 0;

const cornersOf = ({ start, x, y }: Prisms, i: number): readonly Point[] =>
  Array.from({ length: start[i + 1]! - start[i]! }, (_, e) => ({ x: x[start[i]! + e]!, y: y[start[i]! + e]! }));

/** Notes the line that separates the last occluder from the target. */
function setLine({ occluders }: BlindWorkspace, x: number, y: number, at: number): void {
  occluders.lineX[occluders.count] = x;
  occluders.lineY[occluders.count] = y;
  occluders.line[occluders.count] = at;
}

/** In tenths: touching is apart, whatever rounding says. */
const SLACK = 1e-6;

/** Finds the line that separates a solid from the target, if there is one. */
function partSolid(blind: BlindWorkspace, s: number): void {
  const { pair, closest } = blind;
  const { between, frame } = pair;
  const { solids, target } = between;
  const first = solids.start[s]!;
  const end = solids.start[s + 1]!;
  let furthest = -Infinity;
  for (let e = first; e < end; e++) furthest = Math.max(furthest, onOf(pair, solids.x[e]!, solids.y[e]!));
  if (furthest <= frame.length - frame.targetDeep) {
    setLine(blind, 0, 0, 0);
    return;
  }
  closest.square = Infinity;
  for (let e = first, last = end - 1; e < end; last = e++) {
    const edge = { ax: solids.x[last]!, ay: solids.y[last]!, bx: solids.x[e]!, by: solids.y[e]! };
    comeClose(blind, edge, target);
  }
  let most = -Infinity;
  for (let e = first; e < end; e++) most = Math.max(most, beyond(blind, solids.x[e]!, solids.y[e]!));
  separate(blind, most);
}

/** The same for a body. */
function partBody(blind: BlindWorkspace, b: number): void {
  const { pair, closest } = blind;
  const { between, frame } = pair;
  const { target } = between;
  const bodies = between.bodies!;
  const core = { ax: bodies.ax[b]!, ay: bodies.ay[b]!, bx: bodies.bx[b]!, by: bodies.by[b]! };
  const r = bodies.r[b]!;
  const furthest = Math.max(onOf(pair, core.ax, core.ay), onOf(pair, core.bx, core.by)) + r;
  if (furthest <= frame.length - frame.targetDeep) {
    setLine(blind, 0, 0, 0);
    return;
  }
  closest.square = Infinity;
  comeClose(blind, core, target);
  separate(blind, Math.max(beyond(blind, core.ax, core.ay), beyond(blind, core.bx, core.by)) + r);
}

/** How far on a point lies in the frame of the pair. */
const onOf = ({ frame }: PairWorkspace, x: number, y: number): number =>
  (x - frame.x) * frame.onX + (y - frame.y) * frame.onY;

/** How far a point lies beyond the line across `closest`, through q. */
function beyond({ closest }: BlindWorkspace, x: number, y: number): number {
  if (closest.square === 0) return 0;
  const nx = closest.px - closest.qx;
  const ny = closest.py - closest.qy;
  return (nx * (x - closest.qx) + ny * (y - closest.qy)) / Math.sqrt(closest.square);
}

/** Takes the line across `closest` that an occluder reaches up to, if the target lies beyond it. */
function separate(blind: BlindWorkspace, reach: number): void {
  const { closest } = blind;
  const { ax, ay, bx, by, r } = blind.pair.between.target;
  if (closest.square > 0 && Math.min(beyond(blind, ax, ay), beyond(blind, bx, by)) - r >= reach - SLACK) {
    const length = Math.sqrt(closest.square);
    const x = (closest.px - closest.qx) / length;
    const y = (closest.py - closest.qy) / length;
    setLine(blind, x, y, x * closest.qx + y * closest.qy + reach);
    return;
  }
  setLine(blind, 0, 0, NO_LINE);
}

/** Takes the nearest points of a segment and the target's core into `closest`, if they are nearer. */
function comeClose(blind: BlindWorkspace, one: Segment, core: Segment): void {
  toSegment(blind, { x: core.ax, y: core.ay }, one, true);
  toSegment(blind, { x: core.bx, y: core.by }, one, true);
  if (core.ax === core.bx && core.ay === core.by) return;
  toSegment(blind, { x: one.ax, y: one.ay }, core, false);
  toSegment(blind, { x: one.bx, y: one.by }, core, false);
}

/** The same for a point, which is one of the target or not, and a segment of the other. */
function toSegment({ closest }: BlindWorkspace, { x, y }: Point, { ax, ay, bx, by }: Segment, isTarget: boolean): void {
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

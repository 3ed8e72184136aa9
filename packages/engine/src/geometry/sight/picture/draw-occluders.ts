import type { Scene } from '../../scene.ts';
import { solidIndexOf } from '../../spatial-index.ts';
import {
  type IndexList,
  type PreparedBodies,
  type PreparedSolids,
  preparedBodies,
  preparedSolids,
} from '../solids/flat-solids.ts';
import type { Among } from '../types.ts';
import { bodyBefore, solidBefore, standsBefore } from './depth-order.ts';
import { drawBody, drawSolid } from './draw-outlines.ts';
import { DOUBT, ENDLESS, openWedge } from './face-target.ts';
import { coveredAt, isOver } from './hidden-heights.ts';
import { isRoomFor, type Picture } from './picture.ts';

/**
 * Draws all that may hide some of the target, as things 1 and up. Returns how many there are; or, when one of them
 * hides all of the target by itself, the number of that one, negated.
 */
export function drawOccluders(picture: Picture, { scene, mask, bodies, except }: Among): number {
  const { nearby } = picture;
  const solids = preparedSolids(scene);
  const list = bodies ? preparedBodies(bodies) : null;
  if (!isRoomFor(solids.count + (list ? list.count : 0), solids.x.length)) throw new RangeError('too many solids');
  beginDrawing(picture);
  if (solids.count > FEW) nearby.count = listAlong(picture, scene, nearby.at);
  const drawn = drawSolidsBefore(picture, solids, mask, solids.count > FEW ? nearby : solids.all);
  return list && drawn >= 0 ? drawBodiesBefore(picture, list, except ?? NONE, list.all) : drawn;
}

/** Up to so many solids it is cheaper to test each than to query the spatial index. */
const FEW = 64;
const NONE: readonly number[] = [];

/** Lists the solids that come near a line to the target, and returns how many there are. */
function listAlong({ targetPlan, view }: Picture, scene: Scene, out: Int32Array): number {
  const x = (targetPlan.ax + targetPlan.bx) / 2;
  const y = (targetPlan.ay + targetPlan.by) / 2;
  const width = targetPlan.r + Math.abs(targetPlan.ax - x) + Math.abs(targetPlan.ay - y);
  return solidIndexOf(scene).nearSegment(view.x, view.y, view.x + x, view.y + y, width, out);
}

/** Begins with nothing drawn but the target. */
export function beginDrawing(picture: Picture): void {
  openWedge(picture);
  picture.count = 0;
  picture.edges.end = 0;
  picture.drawn.steepest = 0;
}

/** Draws those of some solids that block, as `drawOccluders` does. */
export function drawSolidsBefore(
  picture: Picture,
  solids: PreparedSolids,
  mask: Uint8Array,
  { at, count }: IndexList,
): number {
  const { wedge, bottom, view } = picture;
  const { midX, midY, reach } = solids;
  const { x: eyeX, y: eyeY } = view;
  const { onX, onY, cos, sin, deep, lowest, highest } = wedge;
  let next = 1;
  for (let k = 0; k < count; k++) {
    const s = at[k]!;
    const x = midX[s]! - eyeX;
    const y = midY[s]! - eyeY;
    const on = x * onX + y * onY;
    const r = reach[s]!;
    if (Math.abs(x * onY - y * onX) * cos - on * sin > r || on < -r || on > deep + r) continue;
    // What lies below both ends of every line, or above both, never blocks one.
    if (mask[s] !== 1 || solids.top[s]! <= lowest || solids.bottom[s]! >= highest) continue;
    if (!drawSolid(picture, next, solids, s)) continue;
    const before = standsBefore(picture, next);
    if (before === 0 || (before < 0 && !solidBefore(picture, next, solids))) continue;
    widenDoubt(picture, next);
    // No line passes below what reaches down to the lower end of all lines.
    if (solids.bottom[s]! <= lowest) bottom[next] = -ENDLESS;
    if (coversAll(picture, next)) return -next;
    picture.count = next++;
  }
  return picture.count;
}

/** Draws some bodies but for a few, after the things drawn already, as `drawOccluders` does. */
export function drawBodiesBefore(
  picture: Picture,
  bodies: PreparedBodies,
  except: readonly number[],
  { at, count }: IndexList,
): number {
  const { wedge, bottom, left, right, view } = picture;
  const { midX, midY, reach } = bodies;
  const { x: eyeX, y: eyeY } = view;
  const { onX, onY, cos, sin, deep, lowest, highest } = wedge;
  let next = picture.count + 1;
  for (let k = 0; k < count; k++) {
    const b = at[k]!;
    const x = midX[b]! - eyeX;
    const y = midY[b]! - eyeY;
    const on = x * onX + y * onY;
    const r = reach[b]!;
    if (Math.abs(x * onY - y * onX) * cos - on * sin > r || on < -r || on > deep + r) continue;
    if (bodies.top[b]! <= lowest || bodies.bottom[b]! >= highest || except.includes(b)) continue;
    drawBody(picture, next, bodies, b);
    if (!isAhead(picture, next)) continue;
    const before = standsBefore(picture, next);
    if (before === 0 || (before < 0 && !bodyBefore(picture, next, bodies))) continue;
    if (bodies.bottom[b]! <= lowest) bottom[next] = -ENDLESS;
    // Tangents are rounded: what is surely covered ends a little earlier.
    left[next] = left[next]! + view.narrow;
    right[next] = right[next]! - view.narrow;
    if (coversAll(picture, next)) return -next;
    picture.count = next++;
  }
  return picture.count;
}

/** Of numbers up to here the rounding error (2^-50 of them) stays below a tenth of the doubt. */
const CALM = 1e10;

/**
 * Edges that run almost through the eye have large numbers, and rounding grows with them: then doubt begins earlier.
 */
function widenDoubt({ drawn, bottom, left, right, top, view }: Picture, i: number): void {
  const tallest = Math.max(Math.abs(bottom[i]!), Math.abs(top[i]!));
  const size = drawn.steepest * tallest * (1 + Math.max(-left[0]!, right[0]!));
  if (size > CALM) view.doubt = Math.max(view.doubt, (DOUBT * size) / CALM);
}

/** Whether the body just drawn reaches into the directions of the target. */
const isAhead = ({ left, right, view }: Picture, i: number): boolean =>
  right[i]! > left[0]! - view.narrow && left[i]! < right[0]! + view.narrow && left[i]! < right[i]!;

/** Whether a thing before the target hides all of it, beyond doubt. */
function coversAll(picture: Picture, i: number): boolean {
  const { left, intersects, right, view } = picture;
  if (intersects[i] === 1 || left[i]! > left[0]! - view.narrow || right[i]! < right[0]! + view.narrow) return false;
  return coversAt(picture, i, left[0]!) && coversAt(picture, i, right[0]!);
}

function coversAt(picture: Picture, i: number, t: number): boolean {
  const { band, view } = picture;
  coveredAt(picture, i, t);
  return isOver(picture, band.high, view.high) && isOver(picture, view.low, band.low);
}

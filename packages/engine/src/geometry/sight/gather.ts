import { near } from '../near.ts';
import type { Scene } from '../scene.ts';
import { DOUBT, isInWedge, openWedge, wedge } from './aim.ts';
import type { Among } from './among.ts';
import { drawBody, drawn, drawSolid, edges } from './draw.ts';
import { bodyBefore, plan, solidBefore, standsBefore } from './order.ts';
import { bottom, farAt, isRoomFor, left, mixed, nearAt, right, top, view } from './picture.ts';
import { type PreparedBodies, type PreparedSolids, preparedBodies, preparedSolids } from './prepared.ts';

/** Draws all that may hide some of the target, as things 1 and up. The count, or -1 when one of them hides it all. */
export function gather({ scene, mask, bodies, except }: Among): number {
  const solids = preparedSolids(scene);
  const list = bodies ? preparedBodies(bodies) : null;
  if (!isRoomFor(solids.count + (list ? list.count : 0), solids.x.length)) throw new RangeError('too many solids');
  beginGather();
  let some = 0;
  if (solids.count <= FEW) some = gatherSolids(solids, mask, solids.all, solids.count);
  else some = gatherSolids(solids, mask, nearby, along(scene, nearby));
  return list && some >= 0 ? gatherBodies(list, except ?? NONE, list.all, some) : some;
}

/** Up to so many solids it is cheaper to look at each than to ask the index. */
const FEW = 64;
const NONE: readonly number[] = [];
const nearby = new Int32Array(4096);

/** The solids that come near a line to the target. */
function along(scene: Scene, out: Int32Array): number {
  const x = (plan.ax + plan.bx) / 2;
  const y = (plan.ay + plan.by) / 2;
  const width = plan.r + Math.abs(plan.ax - x) + Math.abs(plan.ay - y);
  return near(scene).along(view.x, view.y, view.x + x, view.y + y, width, out);
}

export function beginGather(): void {
  openWedge();
  edges.end = 0;
  drawn.wild = 0;
}

/** Draws the blocking ones of the first `count` solids of a list. */
export function gatherSolids(solids: PreparedSolids, mask: Uint8Array, list: Int32Array, count: number): number {
  const { midX, midY, reach } = solids;
  const { x: eyeX, y: eyeY } = view;
  const { onX, onY, half, lowest, highest } = wedge;
  let next = 1;
  for (let k = 0; k < count; k++) {
    const s = list[k]!;
    const x = midX[s]! - eyeX;
    const y = midY[s]! - eyeY;
    const off = Math.abs(x * onY - y * onX);
    if (off > reach[s]! + half) continue;
    // What lies below both ends of every line, or above, never blocks one.
    if (mask[s] !== 1 || solids.top[s]! <= lowest || solids.bottom[s]! >= highest) continue;
    if (!isInWedge(x, y, reach[s]!) || !drawSolid(next, solids, s)) continue;
    const before = standsBefore(next, drawn.front, drawn.back);
    if (before === 0 || (before < 0 && !solidBefore(next, solids))) continue;
    calm(next);
    if (coversAll(next)) return cover(next);
    next++;
  }
  return next - 1;
}

/** Draws the bodies of a list but for a few, after `some` things drawn already. */
export function gatherBodies(
  bodies: PreparedBodies,
  except: readonly number[],
  list: Int32Array,
  some: number,
): number {
  const { midX, midY, reach } = bodies;
  const { x: eyeX, y: eyeY } = view;
  const { onX, onY, half, lowest, highest } = wedge;
  let next = some + 1;
  for (let k = 0; k < list.length; k++) {
    const b = list[k]!;
    const x = midX[b]! - eyeX;
    const y = midY[b]! - eyeY;
    const off = Math.abs(x * onY - y * onX);
    if (off > reach[b]! + half) continue;
    if (bodies.top[b]! <= lowest || bodies.bottom[b]! >= highest) continue;
    if (!isInWedge(x, y, reach[b]!) || except.includes(b)) continue;
    drawBody(next, bodies, b);
    if (!isSeen(next)) continue;
    const before = standsBefore(next, drawn.front, drawn.back);
    if (before === 0 || (before < 0 && !bodyBefore(next, bodies))) continue;
    // Tangents are rounded: what is surely covered ends a little earlier.
    left[next] = left[next]! + view.narrow;
    right[next] = right[next]! - view.narrow;
    if (coversAll(next)) return cover(next);
    next++;
  }
  return next - 1;
}

/** The thing that hides all of the target by itself, if `gather` found one. */
export const whole = { thing: 0 };

function cover(i: number): number {
  whole.thing = i;
  return -1;
}

/** Up to here rounding (2^-50 of it) stays a tenth of the doubt. */
const CALM = 1e10;

/** Where edges run almost through the eye their numbers grow, and rounding with them: then doubt begins earlier. */
function calm(i: number): void {
  const tallest = Math.max(Math.abs(bottom[i]!), Math.abs(top[i]!));
  const size = drawn.wild * tallest * (1 + Math.max(-left[0]!, right[0]!));
  if (size > CALM) view.doubt = Math.max(view.doubt, (DOUBT * size) / CALM);
}

/** Whether the body just drawn reaches into the directions of the target. */
const isSeen = (i: number): boolean =>
  right[i]! > left[0]! - view.narrow && left[i]! < right[0]! + view.narrow && left[i]! < right[i]!;

/** Whether a thing before the target hides all of it, beyond doubt. */
function coversAll(i: number): boolean {
  if (mixed[i] === 1 || left[i]! > left[0]! - view.narrow || right[i]! < right[0]! + view.narrow) return false;
  return coversAt(i, left[0]!) && coversAt(i, right[0]!);
}

function coversAt(i: number, t: number): boolean {
  const high = top[i]! > 0 ? top[i]! * nearAt(i, t) : top[i]! * farAt(i, t);
  if (!isOver(high, view.high)) return false;
  return isOver(view.low, bottom[i]! < 0 ? bottom[i]! * nearAt(i, t) : bottom[i]! * farAt(i, t));
}

/** Whether a is over b, or both are exactly the height of the eye: then nothing can pass between them. */
const isOver = (a: number, b: number): boolean => a > b + view.doubt || (a === 0 && b === 0);

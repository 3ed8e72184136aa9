import type { Spot } from '../shape.ts';
import { INCH } from '../units.ts';
import { blockersAround } from './blockers-around.ts';
import { isSqueezed, uprightBlocks } from './one-viewpoint/exact-line.ts';
import { reachAt } from './one-viewpoint/sideways-room.ts';
import { type EyeWorkspace, eyeWorkspace } from './one-viewpoint/workspace.ts';
import { drawBody, drawSolid } from './picture/draw-outlines.ts';
import { DOUBT, ENDLESS } from './picture/face-target.ts';
import { farAt, nearAt } from './picture/outlines.ts';
import { isRoomFor, type Picture } from './picture/picture.ts';
import { preparedBodies, preparedSolids } from './solids/flat-solids.ts';
import { type Among, FAR_MARGIN, marginInInches, type Sight, type Touch, touchOf } from './types.ts';

/** Only things this close to the line are looked at: no margin of a line to a point is larger. */
const AROUND = 2 * INCH;

/**
 * Whether a straight line from an eye to a spot is free: it passes through no blocking solid's inside, nor exactly
 * where two of them meet without leaving room to either side. Exact. The margin: by how much the spot would have to
 * move up, down or to a side (in a plane across the line) for the first solid to come in the way; or, when hidden, to
 * get clear of the worst of those that are. An upright line has no such plane, and its margin is 0.
 */
export function canSeePoint(eye: Spot, spot: Spot, among: Among): Sight {
  const line = [eye, spot] as const;
  const around = blockersAround(eye, among);
  if (around.length > 0) return { visible: false, line, touches: around, margin: FAR_MARGIN };
  if (eye.x === spot.x && eye.y === spot.y) {
    const touches = uprightBlocks(eye, spot, among);
    return { visible: touches.length === 0, line, touches, margin: 0 };
  }
  const work = eyeWorkspace();
  drawAlong(work.picture, eye, spot, among);
  return decideLine(work, line, among);
}

/** Sets up a picture whose plane stands at the spot, and draws what is near the line. */
function drawAlong(picture: Picture, eye: Spot, spot: Spot, { scene, mask, bodies, except = [] }: Among): void {
  const { drawn, edges, left, right, view } = picture;
  const solids = preparedSolids(scene);
  const list = bodies ? preparedBodies(bodies) : null;
  if (!isRoomFor(solids.count + (list ? list.count : 0), solids.x.length)) throw new RangeError('too many solids');
  view.x = eye.x;
  view.y = eye.y;
  view.z = eye.z;
  view.cx = spot.x - eye.x;
  view.cy = spot.y - eye.y;
  view.square = view.cx * view.cx + view.cy * view.cy;
  view.length = Math.sqrt(view.square);
  view.doubt = DOUBT;
  view.narrow = DOUBT / view.length;
  left[0] = -AROUND / view.length;
  right[0] = AROUND / view.length;
  edges.end = 0;
  drawn.steepest = 0;
  let next = 1;
  for (let s = 0; s < solids.count; s++) {
    if (mask[s] !== 1 || isFarOff(picture, solids.midX[s]!, solids.midY[s]!, solids.reach[s]!)) continue;
    if (drawSolid(picture, next, solids, s) && drawn.front < view.square) next++;
  }
  for (let b = 0; list && b < list.count; b++) {
    if (isFarOff(picture, list.midX[b]!, list.midY[b]!, list.reach[b]!) || except.includes(b)) continue;
    drawBody(picture, next, list, b);
    const isAside = right[next]! <= left[0]! || left[next]! >= right[0]! || left[next]! >= right[next]!;
    if (!isAside && drawn.front < view.square) next++;
  }
  picture.count = next - 1;
}

/** Whether a circle keeps away from the line. */
function isFarOff({ view }: Picture, x: number, y: number, r: number): boolean {
  const off = ((x - view.x) * view.cy - (y - view.y) * view.cx) / view.length;
  return Math.abs(off) > r + AROUND;
}

/** How a thing meets the line. */
const CLEAR = 0;
const BLOCKED = 1;
const TOUCHING = 2;

function decideLine(work: EyeWorkspace, line: readonly [Spot, Spot], among: Among): Sight {
  const { picture } = work;
  const { count } = picture;
  const s = line[1].z - line[0].z;
  const blocking: number[] = [];
  const touching: number[] = [];
  for (let i = 1; i <= count; i++) {
    const how = meets(picture, i, s);
    if (how === BLOCKED) blocking.push(i);
    else if (how === TOUCHING) touching.push(i);
  }
  if (blocking.length === 0 && touching.length > 0 && isSqueezed(picture, line, among, touching))
    blocking.push(...touching);
  if (blocking.length > 0) {
    const margin = Math.max(...blocking.map(i => depthOf(work, i, s)));
    return { visible: false, line, touches: touchesOf(picture, blocking, among), margin: marginInInches(margin) };
  }
  let first = 0;
  let least = AROUND;
  for (let i = 1; i <= count; i++) {
    const gap = touching.includes(i) ? 0 : gapTo(work, i, s);
    if (gap >= least) continue;
    least = gap;
    first = i;
  }
  return {
    visible: true,
    line,
    touches: first === 0 ? [] : touchesOf(picture, [first], among),
    margin: marginInInches(least),
  };
}

/** How thing i meets the line at height s, as far as doubles can tell. */
function meets(picture: Picture, i: number, s: number): number {
  const { drawn, left, right, view } = picture;
  const { narrow, doubt } = view;
  if (left[i]! > narrow || right[i]! < -narrow) return CLEAR;
  const near = nearAt(picture, i, 0);
  if (near < 1 - TINY) return CLEAR;
  const { low, high } = heightsBefore(picture, i);
  const slack = doubt + Math.abs(s) * TINY;
  if (s < low - slack || s > high + slack) return CLEAR;
  const isWithin = left[i]! < -narrow && right[i]! > narrow && near > 1 + TINY && s > low + slack && s < high - slack;
  return isWithin && drawn.steepest < STEEP ? BLOCKED : TOUCHING;
}

/** Far more, as a share, than rounding adds to a nearness; and how large the numbers of edges may grow for that. */
const TINY = 1e-9;
const STEEP = 1e6;

/** The heights that thing i covers along the line, as far as it stands before the spot. */
function heightsBefore(picture: Picture, i: number): { readonly low: number; readonly high: number } {
  const { bottom, top } = picture;
  const near = nearAt(picture, i, 0);
  const far = Math.max(1, farAt(picture, i, 0));
  return { low: bottom[i]! * (bottom[i]! < 0 ? near : far), high: top[i]! * (top[i]! > 0 ? near : far) };
}

/** How far a blocked line must move to get out of thing i. */
function depthOf(work: EyeWorkspace, i: number, s: number): number {
  const { picture, reach } = work;
  const { view } = picture;
  const { low, high } = heightsBefore(picture, i);
  reachAt(work, i, s);
  return Math.max(0, Math.min(high - s, s - low, -reach.from * view.length, reach.to * view.length));
}

/** How far a free line may move before thing i comes in the way. */
function gapTo(work: EyeWorkspace, i: number, s: number): number {
  const { picture, reach } = work;
  const { left, right, view } = picture;
  let gap = ENDLESS;
  if (left[i]! < 0 && right[i]! > 0 && nearAt(picture, i, 0) > 1) {
    const { low, high } = heightsBefore(picture, i);
    gap = s >= high ? s - high : s <= low ? low - s : 0;
  }
  reachAt(work, i, s);
  if (reach.from < reach.to) gap = Math.min(gap, Math.max(reach.from, -reach.to, 0) * view.length);
  return gap;
}

const touchesOf = (picture: Picture, things: readonly number[], among: Among): readonly Touch[] => [
  ...new Set<Touch>(things.map(i => touchOf(picture.owner[i]!, among))),
];

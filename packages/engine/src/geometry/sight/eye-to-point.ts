import type { Spot } from '../shape.ts';
import { INCH } from '../units.ts';
import { blockersAround } from './blockers-around.ts';
import { isSqueezed, uprightBlocks } from './one-viewpoint/exact-line.ts';
import { reach, reachAt } from './one-viewpoint/sideways-room.ts';
import { drawBody, drawn, drawSolid, edges } from './picture/draw-outlines.ts';
import { DOUBT, ENDLESS } from './picture/face-target.ts';
import { bottom, farAt, isRoomFor, kind, LONG, left, nearAt, owner, right, top, view } from './picture/picture.ts';
import { preparedBodies, preparedSolids } from './solids/flat-solids.ts';
import { type Among, FAR_MARGIN, marginOf, type Sight, type Touch, touchOf } from './types.ts';

/** How far around a line things are looked for: no margin of a line to a point is larger. */
const AROUND = 2 * INCH;

/**
 * Whether a straight line from an eye to a spot is free: it passes through no blocking solid's inside, nor exactly where
 * two of them meet without leaving room to either side. Exact. The margin: by how much the spot would have to move up,
 * down or to a side (in a plane across the line) for the first solid to come in the way; or, when hidden, to get clear of
 * the worst of those that are. An upright line has no such plane, and its margin is 0.
 */
export function canSeePoint(eye: Spot, spot: Spot, among: Among): Sight {
  const line = [eye, spot] as const;
  const around = blockersAround(eye, among);
  if (around.length > 0) return { visible: false, line, touches: around, margin: FAR_MARGIN };
  if (eye.x === spot.x && eye.y === spot.y) {
    const touches = uprightBlocks(eye, spot, among);
    return { visible: touches.length === 0, line, touches, margin: 0 };
  }
  const count = drawAlong(eye, spot, among);
  return judgeLine(line, among, count);
}

/** Sets up a picture whose plane stands at the spot, and draws what is near the line. */
function drawAlong(eye: Spot, spot: Spot, { scene, mask, bodies, except = [] }: Among): number {
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
  drawn.wild = 0;
  let next = 1;
  for (let s = 0; s < solids.count; s++) {
    if (mask[s] !== 1 || isFarOff(solids.midX[s]!, solids.midY[s]!, solids.reach[s]!)) continue;
    if (drawSolid(next, solids, s) && drawn.front < view.square) next++;
  }
  for (let b = 0; list && b < list.count; b++) {
    if (isFarOff(list.midX[b]!, list.midY[b]!, list.reach[b]!) || except.includes(b)) continue;
    drawBody(next, list, b);
    const isAside = right[next]! <= left[0]! || left[next]! >= right[0]! || left[next]! >= right[next]!;
    if (!isAside && drawn.front < view.square) next++;
  }
  return next - 1;
}

function isFarOff(x: number, y: number, reachOf: number): boolean {
  const off = ((x - view.x) * view.cy - (y - view.y) * view.cx) / view.length;
  return Math.abs(off) > reachOf + AROUND;
}

const CLEAR = 0;
const BLOCKED = 1;
const TOUCHING = 2;

function judgeLine(line: readonly [Spot, Spot], among: Among, count: number): Sight {
  const s = line[1].z - line[0].z;
  const blocking: number[] = [];
  const touching: number[] = [];
  for (let i = 1; i <= count; i++) {
    const how = meets(i, s);
    if (how === BLOCKED) blocking.push(i);
    else if (how === TOUCHING) touching.push(i);
  }
  if (blocking.length === 0 && touching.length > 0 && isSqueezed(line, among, touching)) blocking.push(...touching);
  if (blocking.length > 0) {
    const margin = Math.max(...blocking.map(i => depthOf(i, s)));
    return { visible: false, line, touches: touchesOf(blocking, among), margin: marginOf(margin) };
  }
  let first = 0;
  let least = AROUND;
  for (let i = 1; i <= count; i++) {
    const gap = touching.includes(i) ? 0 : gapTo(i, s);
    if (gap >= least) continue;
    least = gap;
    first = i;
  }
  return { visible: true, line, touches: first === 0 ? [] : touchesOf([first], among), margin: marginOf(least) };
}

/** How thing i meets the line at height s, as far as doubles can tell. */
function meets(i: number, s: number): number {
  const { narrow, doubt } = view;
  if (left[i]! > narrow || right[i]! < -narrow) return CLEAR;
  const near = nearAt(i, 0);
  if (near < 1 - TINY) return CLEAR;
  const { low, high } = heightsBefore(i);
  const slack = doubt + Math.abs(s) * TINY;
  if (s < low - slack || s > high + slack) return CLEAR;
  const isWithin = left[i]! < -narrow && right[i]! > narrow && near > 1 + TINY && s > low + slack && s < high - slack;
  return isWithin && drawn.wild < WILD ? BLOCKED : TOUCHING;
}

const TINY = 1e-9;
const WILD = 1e6;

/** The heights that thing i covers along the line, as far as it stands before the spot. */
function heightsBefore(i: number): { readonly low: number; readonly high: number } {
  const near = nearAt(i, 0);
  const far = Math.max(1, farAt(i, 0));
  return { low: bottom[i]! * (bottom[i]! < 0 ? near : far), high: top[i]! * (top[i]! > 0 ? near : far) };
}

/** Finds the directions in which thing i covers height s, into `reach`; of a long body all between its ends. */
function reachBeside(i: number, s: number): void {
  if (kind[i] === LONG) {
    reach.from = left[i]!;
    reach.to = right[i]!;
  } else reachAt(i, s);
}

/** How far a blocked line must move to get out of thing i. */
function depthOf(i: number, s: number): number {
  const { low, high } = heightsBefore(i);
  reachBeside(i, s);
  return Math.max(0, Math.min(high - s, s - low, -reach.from * view.length, reach.to * view.length));
}

/** How far a free line may move before thing i comes in the way. */
function gapTo(i: number, s: number): number {
  let gap = ENDLESS;
  if (left[i]! < 0 && right[i]! > 0 && nearAt(i, 0) > 1) {
    const { low, high } = heightsBefore(i);
    gap = s >= high ? s - high : s <= low ? low - s : 0;
  }
  reachBeside(i, s);
  if (reach.from < reach.to) gap = Math.min(gap, Math.max(reach.from, -reach.to, 0) * view.length);
  return gap;
}

const touchesOf = (things: readonly number[], among: Among): readonly Touch[] => [
  ...new Set<Touch>(things.map(i => touchOf(owner[i]!, among))),
];

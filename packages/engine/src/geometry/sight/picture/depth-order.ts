import { compareCores } from '../../segment-distance.ts';
import type { PreparedBodies, PreparedSolids } from '../solids/flat-solids.ts';
import { nearAt } from './outlines.ts';
import type { Picture } from './picture.ts';

/**
 * Whether a thing stands before the target as far as depth and height tell: 1 yes, 0 no, -1 its plan must tell
 * (`solidBefore`, `bodyBefore`). It was drawn from depth `front` to depth `back`.
 */
export function standsBefore(picture: Picture, i: number, front: number, back: number): number {
  const { bottom, top, view } = picture;
  if (back <= view.front) return 1;
  if (front >= view.back) return 0;
  // Wholly below or above the target: then the eye is on that side too, or it would have been left out before.
  return top[i]! <= bottom[0]! || bottom[i]! >= top[0]! ? 1 : -1;
}

/**
 * Two convex plans that do not run into one another have one order along all rays. A thing that does run into the
 * target is `mixed`: bands.ts tells which part of it comes first.
 */
export function solidBefore(picture: Picture, i: number, solids: PreparedSolids): boolean {
  const { owner, pairMemo, knownFor, knownApart } = picture;
  const s = owner[i]!;
  if (pairMemo.pair === 0) return noteOrder(picture, i, isApartFromSolid(picture, solids, s));
  if (knownFor[s] !== pairMemo.pair) {
    knownFor[s] = pairMemo.pair;
    knownApart[s] = isApartFromSolid(picture, solids, s) ? 1 : 0;
  }
  return noteOrder(picture, i, knownApart[s] === 1);
}

/** Begins to remember for a new pair. */
export function beginMemo(picture: Picture): void {
  const { pairMemo } = picture;
  pairMemo.last = pairMemo.last === 0x7fffffff ? 1 : pairMemo.last + 1;
  pairMemo.pair = pairMemo.last;
}

export function endMemo(picture: Picture): void {
  const { pairMemo } = picture;
  pairMemo.pair = 0;
}

export function bodyBefore(picture: Picture, i: number, bodies: PreparedBodies): boolean {
  const { owner, view, targetPlan } = picture;
  const b = -1 - owner[i]!;
  const ax = bodies.ax[b]! - view.x;
  const ay = bodies.ay[b]! - view.y;
  return noteOrder(
    picture,
    i,
    isApart(picture, ax, ay, bodies.bx[b]! - view.x - ax, bodies.by[b]! - view.y - ay, bodies.r[b]! + targetPlan.r),
  );
}

/** Where two plans share only a sliver of directions their order may be lost in rounding: `mixed` is right always. */
const SLIVER = 1000;

function noteOrder(picture: Picture, i: number, apart: boolean): boolean {
  const { around, left, mixed, right, view } = picture;
  mixed[i] = apart ? 0 : 1;
  if (!apart || around[i] === 1) return true;
  const from = Math.max(left[i]!, left[0]!);
  const to = Math.min(right[i]!, right[0]!);
  if (to - from < SLIVER * view.narrow) mixed[i] = 1;
  return mixed[i] === 1 || nearAt(picture, i, (from + to) / 2) > nearAt(picture, 0, (from + to) / 2);
}

function isApartFromSolid(picture: Picture, solids: PreparedSolids, s: number): boolean {
  const { view, targetPlan } = picture;
  const from = solids.start[s]!;
  const to = solids.start[s + 1]!;
  let ax = solids.x[to - 1]! - view.x;
  let ay = solids.y[to - 1]! - view.y;
  let isInside = true;
  for (let e = from; e < to; e++) {
    const bx = solids.x[e]! - view.x;
    const by = solids.y[e]! - view.y;
    if (!isApart(picture, ax, ay, bx - ax, by - ay, targetPlan.r)) return false;
    if ((bx - ax) * (targetPlan.ay - ay) - (by - ay) * (targetPlan.ax - ax) <= 0) isInside = false;
    ax = bx;
    ay = by;
  }
  return !isInside;
}

/** So near to touching the square of a distance is compared exactly. */
const CLOSE = 1e-9;

/** Whether the segment from (ax, ay) by (dx, dy) keeps a distance from the target's core; touching is apart. */
function isApart(picture: Picture, ax: number, ay: number, dx: number, dy: number, distance: number): boolean {
  const { view, targetPlan } = picture;
  const reach = distance * distance;
  const off = segmentsApart(picture, ax, ay, dx, dy) - reach;
  if (off > reach * CLOSE || off < -reach * CLOSE) return off > 0;
  const segment = { ax: view.x + ax, ay: view.y + ay, bx: view.x + ax + dx, by: view.y + ay + dy };
  const target = {
    ax: view.x + targetPlan.ax,
    ay: view.y + targetPlan.ay,
    bx: view.x + targetPlan.bx,
    by: view.y + targetPlan.by,
  };
  return compareCores(segment, target, { near: distance, square: 0 }) >= 0;
}

/** The square of the distance between a segment and the target's core. */
function segmentsApart(picture: Picture, ax: number, ay: number, dx: number, dy: number): number {
  const { targetPlan } = picture;
  const x = targetPlan.ax - ax;
  const y = targetPlan.ay - ay;
  const px = targetPlan.bx - targetPlan.ax;
  const py = targetPlan.by - targetPlan.ay;
  if (px === 0 && py === 0) return pointApart(x, y, dx, dy);
  const sideA = dx * y - dy * x;
  const sideB = sideA + dx * py - dy * px;
  const sideC = py * x - px * y;
  const sideD = sideC + px * dy - py * dx;
  if (sideA * sideB < 0 && sideC * sideD < 0) return 0;
  return Math.min(
    pointApart(x, y, dx, dy),
    pointApart(x + px, y + py, dx, dy),
    pointApart(-x, -y, px, py),
    pointApart(dx - x, dy - y, px, py),
  );
}

/** The square of the distance from a point to the segment from 0 to (dx, dy). */
function pointApart(x: number, y: number, dx: number, dy: number): number {
  const on = x * dx + y * dy;
  if (on <= 0) return x * x + y * y;
  const length = dx * dx + dy * dy;
  if (on >= length) return (x - dx) * (x - dx) + (y - dy) * (y - dy);
  const beside = x * dy - y * dx;
  return (beside * beside) / length;
}

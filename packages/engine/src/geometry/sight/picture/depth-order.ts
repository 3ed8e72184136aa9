import { compareSegmentDistance } from '../../segment-distance.ts';
import type { PreparedBodies, PreparedSolids } from '../solids/flat-solids.ts';
import { nearAt } from './outlines.ts';
import type { Picture } from './picture.ts';

/**
 * Whether the thing just drawn stands before the target, as far as depth and height tell: 1 yes, 0 no, -1 when its plan
 * has to tell (`solidBefore`, `bodyBefore`).
 */
export function standsBefore({ bottom, top, view, drawn }: Picture, i: number): number {
  if (drawn.back <= view.front) return 1;
  if (drawn.front >= view.back) return 0;
  // Wholly below or above the target: then the eye is on that side too, or the thing would not have been drawn.
  return top[i]! <= bottom[0]! || bottom[i]! >= top[0]! ? 1 : -1;
}

/**
 * Two convex plans that do not intersect have one order along all rays. Of a thing that does intersect the target
 * hidden-heights.ts tells which part comes first.
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

/** Starts caching for a new pair. */
export function beginMemo({ pairMemo }: Picture): void {
  pairMemo.last = pairMemo.last === 0x7fffffff ? 1 : pairMemo.last + 1;
  pairMemo.pair = pairMemo.last;
}

export function endMemo({ pairMemo }: Picture): void {
  pairMemo.pair = 0;
}

export function bodyBefore(picture: Picture, i: number, bodies: PreparedBodies): boolean {
  const { owner, view, targetPlan } = picture;
  const b = -1 - owner[i]!;
  const ax = bodies.ax[b]! - view.x;
  const ay = bodies.ay[b]! - view.y;
  const core = { ax, ay, dx: bodies.bx[b]! - view.x - ax, dy: bodies.by[b]! - view.y - ay };
  return noteOrder(picture, i, isApart(picture, core, bodies.r[b]! + targetPlan.r));
}

/**
 * Where two plans share only a sliver of directions rounding may lose their order; `intersects` is always safe to say.
 */
const SLIVER = 1000;

/** Notes whether thing i intersects the target, and tells whether some of it stands before the target. */
function noteOrder(picture: Picture, i: number, apart: boolean): boolean {
  const { holdsEye, intersects, left, right, view } = picture;
  intersects[i] = apart ? 0 : 1;
  if (!apart || holdsEye[i] === 1) return true;
  const from = Math.max(left[i]!, left[0]!);
  const to = Math.min(right[i]!, right[0]!);
  if (to - from < SLIVER * view.narrow) intersects[i] = 1;
  return intersects[i] === 1 || nearAt(picture, i, (from + to) / 2) > nearAt(picture, 0, (from + to) / 2);
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
    if (!isApart(picture, { ax, ay, dx: bx - ax, dy: by - ay }, targetPlan.r)) return false;
    if ((bx - ax) * (targetPlan.ay - ay) - (by - ay) * (targetPlan.ax - ax) <= 0) isInside = false;
    ax = bx;
    ay = by;
  }
  return !isInside;
}

/** Squares of distances that differ by no more than this share are compared exactly. */
const CLOSE = 1e-9;

/** A segment from (ax, ay), seen from the eye, by (dx, dy). */
interface Segment {
  readonly ax: number;
  readonly ay: number;
  readonly dx: number;
  readonly dy: number;
}

/** Whether a segment keeps a distance from the target's core; touching is apart. */
function isApart(picture: Picture, one: Segment, distance: number): boolean {
  const { view, targetPlan } = picture;
  const reach = distance * distance;
  const off = squareApart(picture, one) - reach;
  if (off > reach * CLOSE || off < -reach * CLOSE) return off > 0;
  const { ax, ay, dx, dy } = one;
  const segment = { ax: view.x + ax, ay: view.y + ay, bx: view.x + ax + dx, by: view.y + ay + dy };
  const target = {
    ax: view.x + targetPlan.ax,
    ay: view.y + targetPlan.ay,
    bx: view.x + targetPlan.bx,
    by: view.y + targetPlan.by,
  };
  return compareSegmentDistance(segment, target, { near: distance, square: 0 }) >= 0;
}

/** The square of the distance between a segment and the target's core. */
function squareApart({ targetPlan }: Picture, { ax, ay, dx, dy }: Segment): number {
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

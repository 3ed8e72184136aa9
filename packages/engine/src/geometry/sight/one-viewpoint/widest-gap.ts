import { widestGapAt } from '../picture/hidden-heights.ts';
import type { Picture } from '../picture/picture.ts';
import type { EyeWorkspace } from './workspace.ts';

/** Fills `cuts` for things 1 to count and tells how many there are. */
export function cutDirections(work: EyeWorkspace, count: number): number {
  const { picture, cuts } = work;
  const { left, right, view } = picture;
  return cutEnds(picture, cuts, left[0]! - view.narrow, right[0]! + view.narrow, count);
}

/** Puts two directions, and all ends of things between them, into a list in order, and tells how many there are. */
export function cutEnds(picture: Picture, list: Float64Array, from: number, to: number, count: number): number {
  const { left, right } = picture;
  list[0] = from;
  list[1] = to;
  let some = 2;
  for (let i = 1; i <= count; i++) {
    if (left[i]! > from && left[i]! < to) some = insertCut(list, left[i]!, some);
    if (right[i]! > from && right[i]! < to) some = insertCut(list, right[i]!, some);
  }
  return some;
}

/** Puts one more direction in its place in a list, unless it is there, and tells how many there are then. */
export function insertCut(list: Float64Array, t: number, some: number): number {
  let k = some;
  while (list[k - 1]! > t) k--;
  if (list[k - 1] === t) return some;
  for (let m = some; m > k; m--) list[m] = list[m - 1]!;
  list[k] = t;
  return some + 1;
}

/** Looks along the middle of each stretch between cuts and keeps the widest gap, into `best`. The widest stretch first. */
export function lookAlongMiddles(work: EyeWorkspace, some: number, count: number): void {
  const { picture, cuts, bestGap } = work;
  const { view } = picture;
  let widest = 1;
  for (let k = 2; k < some; k++) if (cuts[k]! - cuts[k - 1]! > cuts[widest]! - cuts[widest - 1]!) widest = k;
  bestGap.size = 0;
  lookAlong(work, widest, count);
  for (let k = 1; k < some; k++)
    if ((cuts[k]! - cuts[k - 1]!) * view.length > bestGap.size && k !== widest) lookAlong(work, k, count);
}

function lookAlong(work: EyeWorkspace, k: number, count: number): void {
  const { picture, cuts, bestGap } = work;
  const { gap, view } = picture;
  widestGapAt(picture, (cuts[k]! + cuts[k - 1]!) / 2, count);
  const size = Math.min((cuts[k]! - cuts[k - 1]!) * view.length, gap.high - gap.low);
  if (size <= bestGap.size) return;
  keepGap(work);
  bestGap.size = size;
}

/** Takes `gap` for the best; always true. */
export function keepGap(work: EyeWorkspace): boolean {
  const { picture, bestGap } = work;
  const { gap } = picture;
  bestGap.t = gap.t;
  bestGap.low = gap.low;
  bestGap.high = gap.high;
  bestGap.below = gap.below;
  bestGap.above = gap.above;
  return true;
}

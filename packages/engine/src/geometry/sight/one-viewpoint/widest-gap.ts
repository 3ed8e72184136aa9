import { widestGapAt } from '../picture/hidden-heights.ts';
import type { Picture } from '../picture/picture.ts';
import type { EyeWorkspace } from './workspace.ts';

/**
 * Cuts the directions of the target where something begins or ends, into `cuts`, and returns how many cuts there are.
 */
export function cutDirections({ picture, cuts }: EyeWorkspace): number {
  const { left, right, view } = picture;
  return cutEnds(picture, cuts, left[0]! - view.narrow, right[0]! + view.narrow);
}

/** Puts two directions, and all ends of things between them, into a list in order, and returns how many there are. */
export function cutEnds({ count, left, right }: Picture, list: Float64Array, from: number, to: number): number {
  list[0] = from;
  list[1] = to;
  let some = 2;
  for (let i = 1; i <= count; i++) {
    if (left[i]! > from && left[i]! < to) some = insertCut(list, left[i]!, some);
    if (right[i]! > from && right[i]! < to) some = insertCut(list, right[i]!, some);
  }
  return some;
}

/** Puts one more direction in its place in a list, unless it is there, and returns how many there are then. */
export function insertCut(list: Float64Array, t: number, some: number): number {
  let k = some;
  while (list[k - 1]! > t) k--;
  if (list[k - 1] === t) return some;
  for (let m = some; m > k; m--) list[m] = list[m - 1]!;
  list[k] = t;
  return some + 1;
}

/** Looks along the middle of each stretch between two cuts, the widest first, and keeps the widest gap in `bestGap`. */
export function lookAlongMiddles(work: EyeWorkspace, some: number): void {
  const { cuts, bestGap } = work;
  const { view } = work.picture;
  let widest = 1;
  for (let k = 2; k < some; k++) if (cuts[k]! - cuts[k - 1]! > cuts[widest]! - cuts[widest - 1]!) widest = k;
  bestGap.size = 0;
  lookAlong(work, widest);
  for (let k = 1; k < some; k++)
    if ((cuts[k]! - cuts[k - 1]!) * view.length > bestGap.size && k !== widest) lookAlong(work, k);
}

function lookAlong(work: EyeWorkspace, k: number): void {
  const { picture, cuts, bestGap } = work;
  const { gap, view } = picture;
  widestGapAt(picture, (cuts[k]! + cuts[k - 1]!) / 2);
  const size = Math.min((cuts[k]! - cuts[k - 1]!) * view.length, gap.high - gap.low);
  if (size <= bestGap.size) return;
  keepGap(work);
  bestGap.size = size;
}

/** Takes the gap just found on the picture for the best; always true. */
export function keepGap({ picture: { gap }, bestGap }: EyeWorkspace): boolean {
  bestGap.t = gap.t;
  bestGap.low = gap.low;
  bestGap.high = gap.high;
  bestGap.below = gap.below;
  bestGap.above = gap.above;
  return true;
}

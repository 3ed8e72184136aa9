import { gap, widestGapAt } from '../picture/hidden-heights.ts';
import { left, right, view } from '../picture/picture.ts';

/** The directions where something begins or ends, in order, from just before the target to just after it. */
export const cuts = new Float64Array(8200);

/** Fills `cuts` for things 1 to count and tells how many there are. */
export function cutDirections(count: number): number {
  return cutEnds(cuts, left[0]! - view.narrow, right[0]! + view.narrow, count);
}

/** Puts two directions, and all ends of things between them, into a list in order, and tells how many there are. */
export function cutEnds(list: Float64Array, from: number, to: number, count: number): number {
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

/** The widest free gap found: as `gap`, and how wide or high it is, whichever is less, in tenths. */
export const bestGap = { size: 0.5, t: 0.5, low: 0.5, high: 0.5, below: 0, above: 0 };

/** Looks along the middle of each stretch between cuts and keeps the widest gap, into `best`. The widest stretch first. */
export function lookAlongMiddles(some: number, count: number): void {
  let widest = 1;
  for (let k = 2; k < some; k++) if (cuts[k]! - cuts[k - 1]! > cuts[widest]! - cuts[widest - 1]!) widest = k;
  bestGap.size = 0;
  lookAlong(widest, count);
  for (let k = 1; k < some; k++)
    if ((cuts[k]! - cuts[k - 1]!) * view.length > bestGap.size && k !== widest) lookAlong(k, count);
}

function lookAlong(k: number, count: number): void {
  widestGapAt((cuts[k]! + cuts[k - 1]!) / 2, count);
  const size = Math.min((cuts[k]! - cuts[k - 1]!) * view.length, gap.high - gap.low);
  if (size <= bestGap.size) return;
  keepGap();
  bestGap.size = size;
}

/** Takes `gap` for the best; always true. */
export function keepGap(): boolean {
  bestGap.t = gap.t;
  bestGap.low = gap.low;
  bestGap.high = gap.high;
  bestGap.below = gap.below;
  bestGap.above = gap.above;
  return true;
}

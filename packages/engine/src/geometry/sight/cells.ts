import { gap, widestGapAt } from './bands.ts';
import { left, right, view } from './picture.ts';

/** The directions where something begins or ends, in order, from just before the target to just after it. */
export const cuts = new Float64Array(8200);

/** Fills `cuts` for things 1 to count and tells how many there are. */
export function cutBetween(count: number): number {
  const from = left[0]! - view.narrow;
  const to = right[0]! + view.narrow;
  cuts[0] = from;
  let some = 1;
  for (let i = 1; i <= count; i++) {
    if (left[i]! > from && left[i]! < to) some = insert(left[i]!, some);
    if (right[i]! > from && right[i]! < to) some = insert(right[i]!, some);
  }
  cuts[some] = to;
  return some + 1;
}

function insert(t: number, some: number): number {
  let k = some;
  while (cuts[k - 1]! > t) k--;
  if (cuts[k - 1] === t) return some;
  for (let m = some; m > k; m--) cuts[m] = cuts[m - 1]!;
  cuts[k] = t;
  return some + 1;
}

/** The widest free gap found: as `gap`, and how wide or high it is, whichever is less, in tenths. */
export const best = { size: 0.5, t: 0.5, low: 0.5, high: 0.5, below: 0, above: 0 };

/** Looks along the middle of each stretch between cuts and keeps the widest gap, into `best`. */
export function lookAlongMiddles(some: number, count: number): void {
  best.size = 0;
  for (let k = 1; k < some; k++) {
    const width = (cuts[k]! - cuts[k - 1]!) * view.length;
    if (width <= best.size) continue;
    widestGapAt((cuts[k]! + cuts[k - 1]!) / 2, count);
    const size = Math.min(width, gap.high - gap.low);
    if (size <= best.size) continue;
    keepGap();
    best.size = size;
  }
}

/** Takes `gap` for the best; always true. */
export function keepGap(): boolean {
  best.t = gap.t;
  best.low = gap.low;
  best.high = gap.high;
  best.below = gap.below;
  best.above = gap.above;
  return true;
}

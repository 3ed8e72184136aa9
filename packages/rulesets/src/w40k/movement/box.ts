import type { Spot } from '@little-wars/engine/geometry';

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** The bounding box of some places, with a margin. */
export function boxOf(places: readonly Spot[], more: number): Box {
  let left = Infinity;
  let right = -Infinity;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < places.length; i++) {
    const { x, y } = places[i]!;
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return { left: left - more, right: right + more, low: low - more, high: high + more };
}

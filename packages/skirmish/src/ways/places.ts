// Places worth standing at: which to inspect closely, and the best one within reach.
import type { Leg } from '@little-wars/engine';
import { flat, INCH, type Spot } from '@little-wars/engine/geometry';

/** A place and what it may be worth. */
export interface Prospect {
  readonly to: Spot;
  /** An upper bound that is cheap to compute. Prospects are sorted by it, highest first. */
  readonly promise: number;
  /** Upper bounds on its worth, the cheapest to compute first; the last one is the exact worth. */
  readonly worths: readonly (() => number)[];
}

export interface Reached {
  readonly to: Spot;
  readonly legs: readonly Leg[];
  readonly worth: number;
}

/** The best prospect with a legal way. Ways are expensive: only prospects that would beat the best so far get one. */
export function bestReached(
  prospects: readonly Prospect[],
  wayTo: (to: Spot) => readonly Leg[] | null,
): Reached | null {
  let best: Reached | null = null;
  for (const { to, promise, worths } of prospects) {
    if (best !== null && promise <= best.worth) break;
    const least = best?.worth ?? -Infinity;
    let worth = -Infinity;
    for (const next of worths) {
      worth = next();
      if (worth <= least) break;
    }
    if (worth <= least) continue;
    const legs = wayTo(to);
    if (legs) best = { to, legs, worth };
  }
  return best;
}

/** Whether a spot is far enough from all chosen ones on its level. */
export const isApart = (chosen: readonly Spot[], to: Spot, apart: number): boolean =>
  chosen.every(other => other.z !== to.z || flat(other, to) > apart);

/** The best of some ranked spots such that none is too near another. */
export function firstApart(
  ranked: readonly Spot[],
  { most, apart }: { readonly most: number; readonly apart: number },
): readonly Spot[] {
  const chosen: Spot[] = [];
  for (const to of ranked) {
    if (chosen.length >= most) break;
    if (isApart(chosen, to, apart)) chosen.push(to);
  }
  return chosen;
}

/** The worth of being near a model: `weight` in contact, half of it at 6", nothing if there is none. */
export function worthOfNearness(at: Spot, others: readonly Spot[], weight: number): number {
  let nearest = Infinity;
  for (const other of others) {
    const far = flat(at, other);
    if (far < nearest) nearest = far;
  }
  return Number.isFinite(nearest) ? (weight * 6) / (6 + nearest / INCH) : 0;
}

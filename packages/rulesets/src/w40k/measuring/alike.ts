// Whether models are equal for cache keys: copies of a position share cached results
import { recentAlike } from '@little-wars/engine';
import type { Model } from '../types.ts';

const areSame = (a: readonly string[], b: readonly string[]): boolean =>
  a === b || (a.length === b.length && a.every((each, i) => each === b[i]));

/** The same card with the same wargear. */
export const isSameKit = (a: Model, b: Model): boolean =>
  a.sheet === b.sheet && a.kind === b.kind && areSame(a.choices, b.choices);

const isSameSpot = (a: Model['at'], b: Model['at']): boolean =>
  a === b || (a !== null && b !== null && a.x === b.x && a.y === b.y && a.z === b.z);

/** The same body at the same place. */
export const isSamePlace = (a: Model, b: Model): boolean =>
  a === b || (isSameSpot(a.at, b.at) && a.along.dx === b.along.dx && a.along.dy === b.along.dy && isSameKit(a, b));

function areThere(before: readonly Model[], now: readonly Model[]): boolean {
  if (before.length !== now.length) return false;
  for (let id = 0; id < now.length; id++) {
    const [a, b] = [before[id]!, now[id]!];
    if (a !== b && !(a.seat === b.seat && a.removed === b.removed && isSamePlace(a, b))) return false;
  }
  return true;
}

/** Cache limit: more than are compared at a time. */
const MOST_CROWDS = 4;

const areEquippedAlike = (before: readonly Model[], now: readonly Model[]): boolean =>
  before.length === now.length && now.every((model, id) => model === before[id] || isSameKit(model, before[id]!));

/** Caches what follows from the cards and wargear of all models, which stay the same throughout a match. */
export const perKits = <V>(make: (models: readonly Model[]) => V): ((models: readonly Model[]) => V) =>
  recentAlike(areEquippedAlike, make, MOST_CROWDS);

/** Caches what follows from the positions of all models, until one moves, arrives or is removed. */
export const perCrowd = <M extends Model, V>(make: (models: readonly M[]) => V): ((models: readonly M[]) => V) =>
  recentAlike<readonly M[], V>(areThere, make, MOST_CROWDS);

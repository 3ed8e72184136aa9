// Whether models are alike in what caches go by: copies of a position share what was worked out for it
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

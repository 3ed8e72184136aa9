// Distances between models, and which may be engaged.
import { gap, INCH, type Standing, slackOf } from '../frame/measure.ts';
import { baseOf, inPlay, type Ledger, type Model } from './ledger.ts';

/** VG-2.2: bases are in contact if at most 0.2 mm apart. */
export const CONTACT = 2;

export const apart = (one: Model, other: Model): number => gap(baseOf(one), baseOf(other));

/** VG-1.5: "within" includes the exact distance; a reach of 0" is contact. */
export const isWithin = (a: Standing, b: Standing, inches: number): boolean =>
  gap(a, b) <= Math.max(inches * INCH, CONTACT) + slackOf(a, b);

export const areWithin = (one: Model, other: Model, inches: number): boolean =>
  isWithin(baseOf(one), baseOf(other), inches);

/** VG-7.2, VG-7.17: the longest reach of its melee attacks; null without any. */
export function reachOf({ weapons }: Model): number | null {
  const ranges = weapons.filter(({ type }) => type === 'melee').map(({ range }) => range);
  return ranges.length === 0 ? null : Math.max(...ranges);
}

/** VG-7.2: near enough to be engaged, if one sees the other. */
export function nearEnough(one: Model, other: Model): boolean {
  const reach = Math.max(reachOf(one) ?? -1, reachOf(other) ?? -1);
  return reach >= 0 && areWithin(one, other, reach);
}

/** Enemies that engage a model, if they see it or are seen. */
export const mayEngage = (l: Ledger, one: Model): readonly Model[] =>
  inPlay(l).filter(other => other.seat !== one.seat && nearEnough(one, other));

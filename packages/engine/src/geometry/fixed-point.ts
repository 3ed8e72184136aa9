import { bigRoot, type Sign } from './exact-signs.ts';

/**
 * Real numbers to 256 binary places, for the slow reference of a formula that doubles cannot decide. Add, subtract and
 * negate with the operators; they are exact. `times`, `over` and `root` are each off by less than 2^-256 beside what
 * their inputs were off by.
 */
export type Real = bigint;

const PLACES = 256n;
export const ONE: Real = 1n << PLACES;

/** 2^-160, the tolerance of `compareReals`. The error of a few dozen operations on table-sized numbers is far less. */
export const RESOLUTION: Real = 1n << (PLACES - 160n);

/** A finite double as it is (nothing is lost unless it has digits below 2^-256). */
export function real(x: number): Real {
  let scaled = x;
  let places = 0n;
  while (!Number.isInteger(scaled) && places < PLACES) {
    scaled *= 65536;
    places += 16n;
  }
  return BigInt(Math.trunc(scaled)) << (PLACES - places);
}

/** The exact quotient of two whole numbers, to the last place. */
export const ratio = (a: bigint, b: bigint): Real => (a << PLACES) / b;

export const times = (a: Real, b: Real): Real => (a * b) >> PLACES;

export const over = (a: Real, b: Real): Real => (a << PLACES) / b;

/** The square root; 0 for a negative number, which is a rounding error of 0. */
export const root = (a: Real): Real => (a <= 0n ? 0n : bigRoot(a << PLACES));

/** -1, 0 or 1 as a is less than, equal to (within the resolution) or more than b. */
export function compareReals(a: Real, b: Real, resolution: Real = RESOLUTION): Sign {
  const apart = a - b;
  return apart > resolution ? 1 : apart < -resolution ? -1 : 0;
}

/** The nearest double or next to it, for showing. */
export const toNumber = (a: Real): number => Number(a >> (PLACES - 96n)) / 281474976710656 / 281474976710656;

// Lists of special rules in play: short to make, and the same object wherever that is possible, because caches go by them.
import type { Seat, Speaking } from '@little-wars/engine';

/** Who has a rule: nobody in particular holds a common one. */
export interface Holding {
  readonly seat: Seat;
  readonly holder: number | null;
}

/** Rules for everybody, whatever the cards say. */
export const forEverybody = <R extends string>(rules: readonly R[]): readonly ({ readonly rule: R } & Holding)[] =>
  rules.map(rule => ({ rule, seat: 0, holder: null }));

/** Rules as a model of a seat has them: those of its card, or of a weapon in its hands. */
export const heldBy = <U extends { readonly rule: string }>(
  rules: readonly U[],
  seat: Seat,
  holder: number,
): readonly (U & Holding)[] => (rules.length === 0 ? NONE : rules.map(use => ({ ...use, seat, holder })));

const NONE: readonly never[] = [];

/** The rules among some that have something to say to a query, a timing or a fact; most often none. */
export function thoseSpeaking<U extends { readonly rule: string }>(
  uses: readonly U[],
  speaking: Pick<Speaking, 'has'>,
): readonly U[] {
  let spoken: U[] | null = null;
  for (let i = 0; i < uses.length; i++) {
    const use = uses[i]!;
    if (!speaking.has(use.rule)) continue;
    if (spoken === null) spoken = [use];
    else spoken.push(use);
  }
  return spoken ?? NONE;
}

/** Two lists in one; where either is empty, the other itself. */
export const together = <U>(a: readonly U[], b: readonly U[]): readonly U[] =>
  b.length === 0 ? a : a.length === 0 ? b : [...a, ...b];

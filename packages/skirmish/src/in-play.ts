// Lists of special rules in play: cheap to build, and the same object if possible, because caches are keyed by them.
import type { Seat, Speaking } from '@little-wars/engine';

/** Who has a rule; common rules have no holder. */
export interface Holding {
  readonly seat: Seat;
  readonly holder: number | null;
}

/** Rules that apply to every model, whatever its card. */
export const forEverybody = <R extends string>(rules: readonly R[]): readonly ({ readonly rule: R } & Holding)[] =>
  rules.map(rule => ({ rule, seat: 0, holder: null }));

/** Rules held by a model of a seat, from its card or its weapon. */
export const heldBy = <U extends { readonly rule: string }>(
  rules: readonly U[],
  seat: Seat,
  holder: number,
): readonly (U & Holding)[] => (rules.length === 0 ? NONE : rules.map(use => ({ ...use, seat, holder })));

const NONE: readonly never[] = [];

/** The rules that respond to a query, timing or fact; usually none. */
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

/** Both lists joined; if either is empty, the other list itself. */
export const together = <U>(a: readonly U[], b: readonly U[]): readonly U[] =>
  b.length === 0 ? a : a.length === 0 ? b : [...a, ...b];

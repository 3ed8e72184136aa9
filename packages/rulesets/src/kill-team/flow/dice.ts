// How good a die is for the side that rolled it
import { countsAs, diceOf, neededBy, now, reRollable, type Side } from '../core/dice/dice.ts';
import type { Look } from '../types.ts';

/** Worst first. A 1 that wounds the shooter (KT-9.9) is worse than any other failure. */
const RANKS = ['wounds-shooter', 'fail', 'normal', 'critical'] as const;
type Rank = (typeof RANKS)[number];

export const isFailure = (rank: Rank): boolean => rank === 'fail' || rank === 'wounds-shooter';

/** The rank of each die of a side, by its place. */
export function ranksOf(t: Look, side: Side): readonly Rank[] {
  const rolling = now(t, side);
  const needed = neededBy(t, rolling);
  const apart = t.query('faces-apart', [], rolling);
  return diceOf(rolling).map(({ face }) => (apart.includes(face) ? 'wounds-shooter' : countsAs(face, needed)));
}

export const isWorse = (a: Rank, b: Rank): boolean => RANKS.indexOf(a) < RANKS.indexOf(b);

/** KT-9.9: a die that is rolled again may come to wound the shooter. */
export const isRisky = (t: Look, side: Side): boolean => t.query('faces-apart', [], now(t, side)).length > 0;

/** Whether the side rolls defence dice. */
export const isDefence = (t: Look, side: Side): boolean =>
  side === 'defender' && t.position.attack!.kind === 'shooting';

/** The ranks of the dice that may be rolled again. */
export function openRanks(t: Look, side: Side): readonly Rank[] {
  const ranks = ranksOf(t, side);
  return reRollable(t, side).map(i => ranks[i]!);
}

// KT-1.5, KT-6.5  Which dice need not be offered for a re-roll
import type { Idle, Question, Settled } from '@little-wars/engine';
import type { AboutDice } from '../core/dice/dice.ts';
import type { Look } from '../types.ts';
import { isDefence, isFailure, isRisky, isWorse, ranksOf } from './dice.ts';
import { areCriticalsSaved } from './saves.ts';

/** Of one die to roll again the worst is taken: any other leaves a worse die lying. Equal dice are the same choice. */
export function idleDice(t: Look, { about: { side }, options }: Question<'pick-one', AboutDice>): readonly Idle[] {
  const ranks = ranksOf(t, side);
  const places = options as readonly number[];
  const worst = places.reduce((best, i) => (isWorse(ranks[i]!, ranks[best]!) ? i : best));
  return places.filter(i => i !== worst).map(option => ({ option, reason: 'worst-die', clause: 'KT-6.5' }));
}

/** A free re-roll takes up every failure, unless new dice may harm the shooter or successes might be rolled again. */
export function settledReRolls(
  t: Look,
  { about: { side }, options, most }: Question<'pick-some', AboutDice>,
): Settled<'pick-some'> | null {
  const ranks = ranksOf(t, side);
  const places = options as readonly number[];
  const failed = places.filter(i => isFailure(ranks[i]!));
  if (failed.length > 0 && isRisky(t, side)) return null;
  const isSpare = failed.length < most && places.some(i => ranks[i] === 'normal');
  if (isSpare && !areNormalsBetterKept(t, side)) return null;
  return { answer: failed.slice(0, most), reason: 'failures-again', clause: 'KT-1.5' };
}

/** Whether a normal success is as good as a critical one: for saves, where no hit is critical. */
export const areNormalsBetterKept = (t: Look, side: AboutDice['side']): boolean =>
  isDefence(t, side) && areCriticalsSaved(t);

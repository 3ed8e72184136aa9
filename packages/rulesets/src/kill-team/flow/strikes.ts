// KT-5.4  Hits in a fight that need no decision
import type { Idle, Question } from '@little-wars/engine';
import { countOf, diceOf, now, otherSide, type Side } from '../core/dice/dice.ts';
import type { Look } from '../types.ts';

const FIRST = 'strike-critical';

/**
 * With nothing left to parry every hit strikes, whatever the order; a critical hit first, so that what it sets off
 * happens while both stand.
 */
export function idleHits(
  t: Look,
  { about: { side }, options }: Question<'pick-one', { readonly side: Side }>,
): readonly Idle[] {
  const theirs = diceOf(now(t, otherSide(side)));
  const isOpposed = countOf(theirs, 'critical') + countOf(theirs, 'normal') > 0;
  const isOnlyStriking = options.every(id => String(id).startsWith('strike-'));
  if (isOpposed || !isOnlyStriking || !options.includes(FIRST)) return [];
  return options.filter(id => id !== FIRST).map(option => ({ option, reason: 'all-strike', clause: 'KT-5.4' }));
}

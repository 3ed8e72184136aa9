// Limits of what can be computed interactively: a forecast must take no longer than 50 ms.
import { type Problem, problem } from '@little-wars/engine';
import type { FightCase, Fighter, ShotCase, ShotPolicy } from './case.ts';
import { standingsIn } from './exchange.ts';
import { NEVER } from './ignored.ts';
import { MANY } from './prepared.ts';
import { isRanked } from './shot.ts';

/**
 * Limits on the states of a fight. If wounds are ignored by dice each state takes far longer, and longer still if
 * strikes are counted.
 */
const MOST_STANDINGS = 600_000;
const MOST_BY_DICE = 80_000;
const MOST_COUNTED = 30_000;

const isCounted = ({ stun, reap }: Fighter): boolean => stun || reap > 0;

function mostStandings({ attacker, defender }: FightCase): number {
  const sides = [attacker, defender];
  if (sides.every(({ ignoresOn }) => ignoresOn >= NEVER)) return MOST_STANDINGS;
  return sides.some(isCounted) ? MOST_COUNTED : MOST_BY_DICE;
}

/** The limits that a fight exceeds. */
export function tooMuchInFight(fight: FightCase): readonly Problem[] {
  const dice = (['attacker', 'defender'] as const).flatMap(side =>
    fight[side].reRolls.length > 0 && fight[side].attacks > MANY
      ? [problem(side, 'too-many-to-roll-again', { most: MANY })]
      : [],
  );
  const most = mostStandings(fight);
  const count = standingsIn(fight);
  return count > most ? [...dice, problem('attacker', 'too-many-standings', { count, most })] : dice;
}

/** The limits that a shot exceeds. */
export function tooMuchInShot(shot: ShotCase, policy: ShotPolicy): readonly Problem[] {
  const { attacks, reRolls, damage } = shot;
  const isEasy = attacks <= MANY || reRolls.length === 0 || policy.reRolls !== 'best' || damage[1] >= damage[0];
  return isEasy || isRanked(shot, policy) ? [] : [problem('weapon', 'weak-criticals', { most: MANY })];
}

// Limits of what can be computed interactively: a forecast must take no longer than 50 ms. Work is counted, not timed.
import { binomial, type Problem, problem } from '@little-wars/engine';
import type { FightCase, Fighter, ShotCase, ShotPolicy } from './case.ts';
import { carriedIn, standingsIn } from './exchange.ts';
import { NEVER } from './ignored.ts';
import { MANY } from './prepared.ts';
import { savesIn } from './saves.ts';
import { isRanked } from './shot.ts';

/**
 * Limits on the states of a fight. If wounds are ignored by dice each state takes far longer, and longer still if
 * strikes are counted.
 */
const MOST_STANDINGS = 600_000;
const MOST_BY_DICE = 80_000;
const MOST_COUNTED = 30_000;
/** Weights carried on to the ends where wounds are ignored by the dice. */
const MOST_CARRIED = 10_000_000;

/** Ways to choose dice, against every roll of the other side, and final saves looked at. */
const MOST_CHOICES = 2_000_000;
const MOST_SAVES = 1_000_000;

const isCounted = ({ stun, reap }: Fighter): boolean => stun || reap > 0;

function mostStandings({ attacker, defender }: FightCase): number {
  const sides = [attacker, defender];
  if (sides.every(({ ignoresOn }) => ignoresOn >= NEVER)) return MOST_STANDINGS;
  return sides.some(isCounted) ? MOST_COUNTED : MOST_BY_DICE;
}

/** Faces count alike if they are critical hits, normal ones, failures or ones, so that there are so many rolls. */
const rollsOf = (dice: number): number => binomial(dice + 3, 3);
/** The same, with any of the dice taken up, each time an offer is made. */
export const choicesIn = ({ attacks, reRolls }: Fighter): number => reRolls.length * binomial(attacks + 7, 7);

/** What both sides may do with their re-rolls: each decides them for every roll of the other. */
export const choicesInFight = ({ attacker, defender }: FightCase): number =>
  choicesIn(attacker) * rollsOf(defender.attacks) + choicesIn(defender) * rollsOf(attacker.attacks);

/** What is too much about a fight. */
export function tooMuchInFight(fight: FightCase): readonly Problem[] {
  const dice = (['attacker', 'defender'] as const).flatMap(side =>
    fight[side].reRolls.length > 0 && fight[side].attacks > MANY
      ? [problem(side, 'too-many-to-roll-again', { most: MANY })]
      : [],
  );
  if (dice.length > 0) return dice;
  const choices = choicesInFight(fight);
  const standings = standingsIn(fight);
  const most = mostStandings(fight);
  const carried = most === MOST_STANDINGS ? 0 : carriedIn(fight);
  return [
    ...(choices > MOST_CHOICES
      ? [problem('attacker', 'too-many-choices', { count: choices, most: MOST_CHOICES })]
      : []),
    ...(carried > MOST_CARRIED ? [problem('attacker', 'too-many-wounds', { count: carried, most: MOST_CARRIED })] : []),
    ...(standings > most ? [problem('attacker', 'too-many-standings', { count: standings, most })] : []),
  ];
}

/** The limits that a shot exceeds. */
export function tooMuchInShot(shot: ShotCase, policy: ShotPolicy): readonly Problem[] {
  const { attacks, reRolls } = shot;
  const count = savesIn(shot, policy);
  if (count > MOST_SAVES) return [problem('target', 'too-many-saves', { count, most: MOST_SAVES })];
  const isEasy = attacks <= MANY || reRolls.length === 0 || policy.reRolls !== 'best';
  return isEasy || isRanked(shot, policy) ? [] : [problem('weapon', 'weak-criticals', { most: MANY })];
}

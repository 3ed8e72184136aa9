// The attack in progress: its dice, and what to expect of it.
import { countOf, countsAs, diceOf, inOrder, neededBy, now, type Side } from '../core/dice/dice.ts';
import { bestShot, type ShotCase, type ShotPolicy } from '../odds/case.ts';
import type { Duel } from '../odds/duel.ts';
import { planFight } from '../odds/fight.ts';
import { fightCaseOf } from '../odds/fight-case.ts';
import { type Hits, planDefence, type Stance } from '../odds/saves.ts';
import { planShot } from '../odds/shot.ts';
import { shotCaseOf } from '../odds/shot-case.ts';
import type { Attack, Die, Look } from '../types.ts';
import { TO_STAND } from './fights.ts';

export const attackNow = (t: Look): Attack => t.position.attack as Attack;

/** Hits as the dice lie, judged or not yet. */
export function hitsOf(t: Look, side: Side, dice: readonly Die[] = diceOf(now(t, side))): Hits {
  if (dice.every(({ as }) => as !== null))
    return { critical: countOf(dice, 'critical'), normal: countOf(dice, 'normal') };
  const needed = neededBy(t, now(t, side));
  const as = dice.map(die => die.as ?? countsAs(die.face, needed));
  const count = (of: Die['as']): number => as.filter(each => each === of).length;
  return { critical: count('critical'), normal: count('normal') };
}

/** The shot in progress, with the number of dice actually rolled. */
export function shotNow(t: Look): ShotCase {
  const { attacker, target, weapon, profile, action, after, attackDice } = attackNow(t);
  return shotCaseOf(t, { attacker, target, weapon, profile, action }, { rolled: attackDice.length, after });
}

/** How to defend against the current hits. */
export const stanceNow = (t: Look, kept: number | null, save: ShotPolicy['save']): Stance => {
  const shot = shotNow(t);
  return planDefence(kept === null ? shot : { ...shot, kept }, { ...bestShot, save }).against(hitsOf(t, 'attacker'))
    .stance;
};

const named = (weapon: string | null, profile: string | null): string | null =>
  weapon ? `${weapon}/${profile ?? ''}` : null;

export function duelNow(t: Look): Duel {
  const { attacker, target, weapon, profile, parryWeapon, parryProfile } = attackNow(t);
  return { attacker, target, weapon: named(weapon, profile), parry: named(parryWeapon, parryProfile) };
}

/** Those of the given dice that fail as they lie. */
export function failing(t: Look, side: Side, places: readonly number[]): readonly number[] {
  const needed = neededBy(t, now(t, side));
  const dice = diceOf(now(t, side));
  return places.filter(i => countsAs(dice[i]!.face, needed) === 'fail');
}

/** The dice that the plan for the whole attack re-rolls; null where the plan does not cover the offer. */
export function plannedReRolls(t: Look, side: Side, rule: string): readonly number[] | null {
  const { kind } = attackNow(t);
  const rolling = now(t, side);
  if (kind === 'shooting' && side === 'defender') return null;
  const nth = inOrder(t.query('attack-re-rolls', [], rolling)).findIndex(offer => offer.rule === rule);
  if (nth < 0) return null;
  if (kind === 'shooting') return planShot(shotNow(t)).attack.choose(nth, diceOf(rolling));
  const [own, theirs] = [diceOf(rolling), diceOf(now(t, side === 'attacker' ? 'defender' : 'attacker'))];
  const { attacker, defender } = fightCaseOf(t, duelNow(t));
  // The plan does not cover attacks where a rule changed the number of dice.
  if ((side === 'attacker' ? attacker : defender).attacks !== own.length) return null;
  if ((side === 'attacker' ? defender : attacker).attacks !== theirs.length) return null;
  const plan = planFight({ attacker, defender }, TO_STAND);
  return side === 'attacker' ? plan.attackerReRolls(nth, own, theirs) : plan.defenderReRolls(nth, own, theirs);
}

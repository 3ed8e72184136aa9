// What to do with dice: saves, cover, rolling again, striking and parrying.
import type { Advised, Question } from '@little-wars/engine';
import { COMMAND_RE_ROLL } from '../core/06-ploys.ts';
import { countOf, countsAs, diceOf, inOrder, neededBy, now, type Side, seatOf } from '../core/dice.ts';
import { operativeOf } from '../lookups.ts';
import { CHANGES } from '../odds/asking.ts';
import { bestFight, bestShot, type ShotCase, type ShotPolicy } from '../odds/case.ts';
import { planExchange } from '../odds/exchange.ts';
import { planFight } from '../odds/fight.ts';
import { type Duel, fightCaseOf } from '../odds/fight-case.ts';
import { type Hits, planDefence, type Stance } from '../odds/saves.ts';
import { planShot } from '../odds/shot.ts';
import { shotCaseOf } from '../odds/shot-case.ts';
import type { Attack, Look } from '../types.ts';

type Picked = Advised<'pick-one'> | null;

const attackNow = (t: Look): Attack => t.position.attack as Attack;

const hitsOf = (t: Look, side: Side): Hits => {
  const dice = diceOf(now(t, side));
  return { critical: countOf(dice, 'critical'), normal: countOf(dice, 'normal') };
};

/** The shot under way, with as many dice as were rolled. */
function shotNow(t: Look): ShotCase {
  const { attacker, target, weapon, profile, action, after, attackDice } = attackNow(t);
  return shotCaseOf(t, { attacker, target, weapon, profile, action }, { dice: attackDice.length, after });
}

/** How to defend against the hits that lie there. */
const stanceNow = (t: Look, kept: number | null, save: ShotPolicy['save']): Stance => {
  const shot = shotNow(t);
  return planDefence(kept === null ? shot : { ...shot, kept }, { ...bestShot, save }).against(hitsOf(t, 'attacker'))
    .stance;
};

/** The save that lets the least through. */
export function adviseSave(t: Look, { options }: Question<'pick-one'>): Picked {
  const { save } = stanceNow(t, null, 'best');
  const answer = options.find(id => (id === 'save') === (save === 'save'));
  return answer === undefined ? null : { answer, because: { reason: 'least-damage' } };
}

/** The dice to keep for cover that let the least through. */
export function adviseCover(t: Look, { least, most }: Question<'count'>): Advised<'count'> {
  const { kept } = stanceNow(t, most, attackNow(t).invulnerable === null ? 'save' : 'invulnerable');
  return { answer: Math.max(least, Math.min(most, kept)), because: { reason: 'least-damage', kept } };
}

/** The ways to spend saves come with the least damaging first. */
export const adviseSaves = (_t: Look, { options }: Question<'pick-one'>): Picked => ({
  answer: options[0]!,
  because: { reason: 'least-damage' },
});

const named = (weapon: string | null, profile: string | null): string | null =>
  weapon ? `${weapon}/${profile ?? ''}` : null;

function duelNow(t: Look): Duel {
  const { attacker, target, weapon, profile, parryWeapon, parryProfile } = attackNow(t);
  return { attacker, target, weapon: named(weapon, profile), parry: named(parryWeapon, parryProfile) };
}

/** Strike or parry, by the exchange thought through to its end. */
export function adviseHit(t: Look, { about, options }: Question<'pick-one'>): Picked {
  const { side } = about as { readonly side: Side };
  const { attacker, target, marks } = attackNow(t);
  const use = planExchange(fightCaseOf(t, duelNow(t)), bestFight).choose({
    turn: side === 'attacker' ? 0 : 1,
    hits: [hitsOf(t, 'attacker'), hitsOf(t, 'defender')],
    wounds: [operativeOf(t, attacker).wounds, operativeOf(t, target).wounds],
    struck: [marks.includes('attacker-struck-critical'), marks.includes('defender-struck-critical')],
  });
  return use && options.includes(use) ? { answer: use, because: { reason: 'best-exchange' } } : null;
}

/** Dice that fail as they lie, of some. */
function failing(t: Look, side: Side, places: readonly number[]): readonly number[] {
  const needed = neededBy(t, now(t, side));
  const dice = diceOf(now(t, side));
  return places.filter(i => countsAs(dice[i]!.face, needed) === 'fail');
}

interface AboutDice {
  readonly side: Side;
  readonly rule: string;
}

/** The dice that the plan of a whole attack rolls again; null where it knows nothing of the offer. */
function planned(t: Look, { side, rule }: AboutDice): readonly number[] | null {
  const { kind } = attackNow(t);
  const rolling = now(t, side);
  if (kind === 'shooting' && side === 'defender') return null;
  const nth = inOrder(t.query('attack-re-rolls', [], rolling)).findIndex(offer => offer.rule === rule);
  if (nth < 0) return null;
  if (kind === 'shooting') return planShot(shotNow(t)).attack.choose(nth, diceOf(rolling));
  const [own, theirs] = [diceOf(rolling), diceOf(now(t, side === 'attacker' ? 'defender' : 'attacker'))];
  const { attacker, defender } = fightCaseOf(t, duelNow(t));
  // A rule that has changed how many dice were rolled is beyond the plan.
  if ((side === 'attacker' ? attacker : defender).attacks !== own.length) return null;
  if ((side === 'attacker' ? defender : attacker).attacks !== theirs.length) return null;
  const plan = planFight({ attacker, defender });
  return side === 'attacker' ? plan.attackerReRolls(nth, own, theirs) : plan.defenderReRolls(nth, own, theirs);
}

export function adviseReRolls(
  t: Look,
  { about, options, least, most }: Question<'pick-some'>,
): Advised<'pick-some'> | null {
  const offer = about as AboutDice;
  const places = options as readonly number[];
  const wanted = planned(t, offer) ?? failing(t, offer.side, places);
  const answer = wanted.filter(i => places.includes(i)).slice(0, most);
  return answer.length < least ? null : { answer, because: { reason: 'better-dice', dice: answer.length } };
}

export function adviseDie(t: Look, { about, options }: Question<'pick-one'>): Picked {
  const die = failing(t, (about as AboutDice).side, options as readonly number[])[0];
  return die === undefined ? null : { answer: die, because: { reason: 'better-dice', dice: 1 } };
}

/** Better dice where they cost nothing, and a Command Re-roll for a failure; of others, nothing is known. */
export function adviseReaction(t: Look, { options, to }: Question<'react'>): Advised<'react'> | null {
  const change = options.find(id => CHANGES[id]);
  if (change) return { answer: change, because: { reason: 'better-dice' } };
  if (!options.includes(COMMAND_RE_ROLL)) return null;
  const side = (['attacker', 'defender'] as const).find(each => seatOf(t, now(t, each)) === to);
  const mayRoll = side === undefined ? [] : diceOf(now(t, side)).flatMap((die, i) => (die.reRolled ? [] : [i]));
  return side !== undefined && failing(t, side, mayRoll).length > 0
    ? { answer: COMMAND_RE_ROLL, because: { reason: 'better-dice', dice: 1 } }
    : { answer: null, because: { reason: 'keep-command-points' } };
}

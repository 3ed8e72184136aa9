// Advice: what a soldier would answer, by the step that asks.
import type { Advice, Advised, Question } from '@little-wars/engine';
import { COMMAND_RE_ROLL } from '../core/06-ploys.ts';
import { countsAs, diceOf, neededBy, now, type Side } from '../core/dice.ts';
import { CHANGES } from '../odds/asking.ts';
import type { KillTeam, Look } from '../types.ts';
import { adviseAction, adviseActivation, adviseMove, adviseOrder } from './actions.ts';
import {
  adviseDie, adviseEnemy, adviseHit, adviseMelee, adviseOverwatch, adviseReRolls, adviseSave, adviseSaves, adviseTarget,
  adviseWeapon,
} from './attacks.ts'; // biome-ignore format: names

type Adviser = (t: Look, question: Question<'pick-one'>) => Advised<'pick-one'> | null;

const always =
  (answer: string, reason: string): Adviser =>
  (_t, { options }) =>
    options.includes(answer) ? { answer, because: { reason } } : null;

/** A function each, for which the modules may still be on their way when this one is read. */
const PICKS: { readonly [purpose: string]: Adviser } = {
  'choose who activates': (t, q) => adviseActivation(t, q),
  'give an order': (t, q) => adviseOrder(t, q),
  'give it an order': always('engage', 'somebody-to-attack'),
  'choose an action': (t, q) => adviseAction(t, q),
  'choose who overwatches': (t, q) => adviseOverwatch(t, q),
  'select a ranged weapon': (t, q) => adviseWeapon(t, q),
  'select a valid target': (t, q) => adviseTarget(t, q),
  'select an enemy': (t, q) => adviseEnemy(t, q),
  'the attacker selects a melee weapon': (t, q) => adviseMelee(t, q),
  'the defender selects a melee weapon': (t, q) => adviseMelee(t, q),
  'resolve a hit': (t, q) => adviseHit(t, q),
  'spend the saves': (t, q) => adviseSaves(t, q),
  'choose the save': (t, q) => adviseSave(t, q),
  'choose a die to roll again': (t, q) => adviseDie(t, q),
  'use a strategic ploy': always('pass', 'keep-command-points'),
};

/** How many own dice fail as they lie. */
function failures(t: Look, side: Side): number {
  const needed = neededBy(t, now(t, side));
  return diceOf(now(t, side)).filter(({ face, reRolled }) => !reRolled && countsAs(face, needed) === 'fail').length;
}

function adviseReaction(t: Look, { timing, options }: Question<'react'>): Advised<'react'> | null {
  const change = options.find(id => CHANGES[id]);
  if (change) return { answer: change, because: { reason: 'better-dice' } };
  if (!options.includes(COMMAND_RE_ROLL)) return null;
  const side = sideThatRolls(t, timing);
  const isGood = side !== null && failures(t, side) > 0;
  return { answer: isGood ? COMMAND_RE_ROLL : null, because: { reason: isGood ? 'roll-failures-again' : 'keep-command-points' } }; // biome-ignore format: one answer
}

/** In a shooting attack the timing says whose dice they are; in combat dice of both lie there. */
const sideThatRolls = (t: Look, timing: string): Side | null =>
  t.position.attack?.kind !== 'shooting' ? null : timing === 'defence-dice-rolled' ? 'defender' : 'attacker';

export const advice: Advice<KillTeam> = {
  'pick-one': (t, question) => PICKS[question.purpose]?.(t, question) ?? null,
  'pick-some': (t, question) => (question.purpose === 'choose dice to roll again' ? adviseReRolls(t, question) : null),
  count: (_t, { purpose, most }) =>
    purpose === 'keep dice for cover' ? { answer: most, because: { reason: 'in-cover' } } : null,
  move: (t, question) => adviseMove(t, question),
  react: (t, question) => adviseReaction(t, question),
};

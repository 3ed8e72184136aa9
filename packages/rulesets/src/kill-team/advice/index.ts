// Advice: what a soldier would answer, by the step that asks.
import type { Advice, Advised, Question } from '@little-wars/engine';
import type { KillTeam, Look } from '../types.ts';
import { adviseAction, adviseActivation, adviseMove, adviseOrder } from './actions.ts';
import { adviseEnemy, adviseMelee, adviseOverwatch, adviseTarget, adviseWeapon } from './attacks.ts';
import { adviseCover, adviseDie, adviseHit, adviseReaction, adviseReRolls, adviseSave, adviseSaves } from './dice.ts';
import { adviseSetUp } from './set-up.ts';

type Adviser = (t: Look, question: Question<'pick-one'>) => Advised<'pick-one'> | null;

const always =
  (answer: string, reason: string): Adviser =>
  (_t, { options }) =>
    options.includes(answer) ? { answer, because: { reason } } : null;

/** Whatever is on offer rather than to let it be. */
const ratherThan =
  (nothing: string): Adviser =>
  (_t, { options }) => {
    const answer = options.find(id => id !== nothing);
    return answer === undefined ? null : { answer, because: { reason: 'for-a-tac-op' } };
  };

const PICKS: { readonly [purpose: string]: Adviser } = {
  'give it an order': always('engage', 'somebody-to-attack'),
  'use a strategic ploy': always('pass', 'keep-command-points'),
  'reveal a tac op': ratherThan('pass'),
  'reveal or keep secret': ratherThan('keep-secret'),
  'choose who activates': adviseActivation,
  'give an order': adviseOrder,
  'choose an action': adviseAction,
  'choose who overwatches': adviseOverwatch,
  'select a ranged weapon': adviseWeapon,
  'select a valid target': adviseTarget,
  'select an enemy': adviseEnemy,
  'the attacker selects a melee weapon': adviseMelee,
  'the defender selects a melee weapon': adviseMelee,
  'choose the save': adviseSave,
  'spend the saves': adviseSaves,
  'choose a die to roll again': adviseDie,
  'resolve a hit': adviseHit,
};

export const advice: Advice<KillTeam> = {
  'pick-one': (t, question) => PICKS[question.purpose]?.(t, question) ?? null,
  'pick-some': (t, question) => (question.purpose === 'choose dice to roll again' ? adviseReRolls(t, question) : null),
  count: (t, question) => (question.purpose === 'keep dice for cover' ? adviseCover(t, question) : null),
  place: (t, question, next) => (question.purpose === 'set up an operative' ? adviseSetUp(t, question, next) : null),
  move: adviseMove,
  react: adviseReaction,
};

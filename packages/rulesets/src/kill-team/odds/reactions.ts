// Reactions that somebody means to use: asked of the rules as play offers them, and carried out as in play.
import { type Frame, startAt, tableOf } from '@little-wars/engine';
import { COMMAND_RE_ROLL } from '../core/06-damage/ploys.ts';
import { now, type Side, seatOf } from '../core/dice/dice.ts';
import type { Timings } from '../queries.ts';
import { ruleset } from '../ruleset.ts';
import type { Attack, KillTeam, Look } from '../types.ts';
import { ALL_KINDS, during, judgedAs, offersAt, rolledDie } from './asking.ts';
import type { Change } from './case.ts';
import type { Offer } from './pool.ts';

/** The ids under which play offers them; each is used whenever it is offered. */
export type Reactions = readonly string[];

/** The table once a reaction is carried out. None of these asks anything on the way. */
const afterwards = (t: Look, frame: Frame): Look =>
  tableOf(ruleset, t.setup, startAt(ruleset, t.setup, t.position, frame).position);

/** The table after the reactions at a moment, each once, whoever they belong to. */
export function reacted<N extends keyof Timings & keyof KillTeam['timings']>(
  t: Look,
  reactions: Reactions,
  timing: N,
  about: Timings[N],
): Look {
  let look = t;
  for (const id of reactions) {
    const offer = [0, 1].flatMap(seat => offersAt(look, timing, about, seat)).find(each => each.id === id);
    if (offer) look = afterwards(look, offer.frame);
  }
  return look;
}

/** Single dice that reactions let a side roll again, beside Command Re-rolls that are paid for. */
export function reRollsBy(t: Look, attack: Attack, side: Side, reactions: Reactions): readonly Offer[] {
  if (reactions.length === 0) return [];
  const look = during(t, { ...attack, attackDice: [rolledDie], defenceDice: [rolledDie] });
  const rolling = now(look, side);
  const isDefence = attack.kind === 'shooting' && side === 'defender';
  return offersAt(look, isDefence ? 'defence-dice-rolled' : 'attack-dice-rolled', rolling, seatOf(look, rolling))
    .filter(({ id }) => reactions.includes(id) && id !== COMMAND_RE_ROLL)
    .map(() => ({ most: 1, faces: [] }));
}

/** What reactions to judged attack dice leave behind besides the dice: effects on the attack. */
export function reactedToHits(t: Look, attack: Attack, side: Side, reactions: Reactions): Look {
  if (reactions.length === 0) return t;
  const look = during(t, { ...attack, attackDice: [judgedAs('critical')] });
  const { effects } = reacted(look, reactions, 'attack-dice-judged', now(look, side)).position;
  return tableOf(ruleset, t.setup, { ...t.position, effects });
}

/** One normal save becomes critical. */
export const TRANSHUMAN: Change = {
  rule: 'transhuman-physiology',
  from: 'normal',
  to: 'critical',
  needs: { critical: 0, normal: 1, moreFailures: false },
};

/** What reactions to judged saves do. */
const SAVE_CHANGES: readonly Change[] = [TRANSHUMAN];

export function saveChangesBy(t: Look, attack: Attack, reactions: Reactions): readonly Change[] {
  if (reactions.length === 0) return [];
  const look = during(t, { ...attack, attackDice: ALL_KINDS, defenceDice: ALL_KINDS });
  const rolling = now(look, 'defender');
  return offersAt(look, 'defence-dice-judged', rolling, seatOf(look, rolling)).flatMap(({ id }) =>
    SAVE_CHANGES.filter(({ rule }) => rule === id && reactions.includes(id)),
  );
}

const IGNORING = 'just-a-scratch';

/** How many hits of an attack an operative may ignore by a reaction: such ploys are used once (KT-6.4). */
export function ignoredHitsBy(t: Look, attack: Attack, side: Side, reactions: Reactions): number {
  if (!reactions.includes(IGNORING)) return 0;
  const look = during(t, { ...attack, attackDice: ALL_KINDS, defenceDice: ALL_KINDS });
  const rolling = now(look, side);
  const operative = side === 'attacker' ? attack.attacker : attack.target;
  return offersAt(look, 'damage-dealt', { operative, amount: 1 }, seatOf(look, rolling)).some(
    ({ id }) => id === IGNORING,
  )
    ? 1
    : 0;
}

/** Reactions that have their effect counted, whoever means to use them. */
export const isCounted = (id: string): boolean =>
  COUNTED.includes(id) || id.startsWith('saviour-protocols-') || id.startsWith('living-lightning-');

const COUNTED: readonly string[] = [
  IGNORING,
  'transhuman-physiology',
  'celestial-shield',
  'stimulant-injector',
  'stand-and-fire',
  'purity-seal',
  'wraithbone-talisman',
];

/** Reactions that make a shooting attack again which cost its target nothing; counted where whole actions are. */
export const REPEATING: readonly string[] = ['more-dakka', 'aggressive-biostrain'];

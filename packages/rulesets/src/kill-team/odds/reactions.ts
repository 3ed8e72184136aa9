// Reactions that a player chooses to use: offered by the rules as in play, and resolved as in play.
import { type Frame, rulesetOf, startAt, supposing } from '@little-wars/engine';
import { COMMAND_RE_ROLL } from '../core/06-damage/ploys.ts';
import { now, type Side, seatOf } from '../core/dice/dice.ts';
import type { Timings } from '../queries.ts';
import type { Attack, AttackTiming, KillTeam, Look } from '../types.ts';
import { ALL_KINDS, changesAmong, during, judgedAs, offersAt, rolledDie } from './asking.ts';
import type { NamedChange } from './case.ts';
import type { Offer } from './pool.ts';

/** The ids under which play offers them; each is used whenever it is offered. */
export type Reactions = readonly string[];

/** The table once a reaction is carried out. None of these asks anything on the way. */
const afterwards = (t: Look, frame: Frame): Look =>
  supposing(t, startAt(rulesetOf<KillTeam>(t), t.setup, t.position, frame).position);

/** The table after the reactions at a moment, each once, of either side. */
export function reacted<N extends AttackTiming>(t: Look, reactions: Reactions, timing: N, about: Timings[N]): Look {
  let look = t;
  for (const id of reactions) {
    const offer = [0, 1]
      .flatMap(seat => offersAt(look, timing, about, seat))
      .find(each => each.id === id && each.dice.does === 'begin');
    if (offer) look = afterwards(look, offer.frame);
  }
  return look;
}

/** Single dice that reactions let a side re-roll, besides paid Command Re-rolls. */
export function reRollsBy(t: Look, attack: Attack, side: Side, reactions: Reactions): readonly Offer[] {
  if (reactions.length === 0) return [];
  const look = during(t, { ...attack, attackDice: [rolledDie], defenceDice: [rolledDie] });
  const rolling = now(look, side);
  const isDefence = attack.kind === 'shooting' && side === 'defender';
  return offersAt(look, isDefence ? 'defence-dice-rolled' : 'attack-dice-rolled', rolling, seatOf(look, rolling))
    .filter(({ id, dice }) => dice.does === 're-roll' && reactions.includes(id) && id !== COMMAND_RE_ROLL)
    .map(() => ({ most: 1, faces: [] }));
}

/** The table after reactions to judged attack dice, with their effects on the attack besides the dice. */
export function reactedToHits(t: Look, attack: Attack, side: Side, reactions: Reactions): Look {
  if (reactions.length === 0) return t;
  const look = during(t, { ...attack, attackDice: [judgedAs('critical')] });
  const { effects } = reacted(look, reactions, 'attack-dice-judged', now(look, side)).position;
  return supposing(t, { effects });
}

/** The changes that reactions make to judged saves. */
export function saveChangesBy(t: Look, attack: Attack, reactions: Reactions): readonly NamedChange[] {
  const look = during(t, { ...attack, attackDice: ALL_KINDS, defenceDice: ALL_KINDS });
  const rolling = now(look, 'defender');
  return changesAmong(offersAt(look, 'defence-dice-judged', rolling, seatOf(look, rolling)), reactions);
}

/** How many hits of an attack an operative may ignore by reactions: such ploys are used once (KT-6.4). */
export function ignoredHitsBy(t: Look, attack: Attack, side: Side, reactions: Reactions): number {
  if (reactions.length === 0) return 0;
  const look = during(t, { ...attack, attackDice: ALL_KINDS, defenceDice: ALL_KINDS });
  const rolling = now(look, side);
  const operative = side === 'attacker' ? attack.attacker : attack.target;
  const ignoring = offersAt(look, 'damage-dealt', { operative, amount: 1 }, seatOf(look, rolling)).filter(
    ({ id, dice }) => dice.does === 'ignore-hit' && reactions.includes(id),
  );
  return new Set(ignoring.map(({ id }) => id)).size;
}

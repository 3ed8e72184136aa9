// Rules that affect an attack but are left out of its odds, with the reason. Forecasts show them beside the bars.
import { explain, type Seat, type LeftOut as Told, tableOf } from '@little-wars/engine';
import { attackOn } from '../core/04-shooting/attack.ts';
import { ignoresOn } from '../core/06-damage/damage.ts';
import type { LeftOutBecause } from '../core/dice/by-choice.ts';
import { now, type Side } from '../core/dice/dice.ts';
import type { Fact } from '../facts.ts';
import type { Aim } from '../queries.ts';
import { ruleset } from '../ruleset.ts';
import type { KillTeam, Look, OperativeId } from '../types.ts';
import { ALL_KINDS, begun, during, type Followed, judgedAs, type Offered, offersAt, rolledDie } from './asking.ts';
import { combatOf, type Duel } from './duel.ts';
import { discardsAHit, followingRetained, followingRetainedIn, followingStrike, harmIn } from './harm.ts';
import type { Reactions } from './reactions.ts';
import type { ShotDetails } from './shot-case.ts';

export interface LeftOut extends Told {
  readonly reason: LeftOutBecause;
}

const SEATS = [0, 1];
const SIDES: readonly Side[] = ['attacker', 'defender'];

/** Why a reaction is not counted; null if it is. */
function whyNot({ id, dice }: Offered, reactions: Reactions): LeftOutBecause | null {
  const isMeant = reactions.includes(id);
  switch (dice.does) {
    case 'left-out':
      return dice.because;
    case 'change':
      return dice.free || isMeant ? null : 'may-be-used';
    // Counted where whole actions are: one attack is over by then.
    case 'attack-again':
      return 'may-be-used';
    default:
      return isMeant ? null : 'may-be-used';
  }
}

const fromOffers = (offered: readonly Offered[], reactions: Reactions): readonly LeftOut[] =>
  offered.flatMap(each => {
    const reason = whyNot(each, reactions);
    return reason === null ? [] : [{ rule: each.rule, reason }];
  });

/** Facts that odds can handle when dice are retained or a hit has struck. */
const UNDERSTOOD: readonly Fact['type'][] = ['wounds-lost', 'mortal-wounds-came', 'apl-changed'];

const isDice = ({ type }: Fact): boolean => type === 'attack-dice-set' || type === 'defence-dice-set';

/** Rules whose reactions odds cannot handle. */
const fromFacts = (followed: readonly Followed[], mayDiscard: boolean): readonly LeftOut[] =>
  followed
    .filter(({ facts, isMore }) => {
      const isDiscarding = mayDiscard && discardsAHit(facts);
      return isMore || facts.some(fact => !UNDERSTOOD.includes(fact.type) && !(isDiscarding && isDice(fact)));
    })
    .map(({ rule }) => ({ rule, reason: 'not-understood' }));

/** In a combat, odds begin after dice are retained, so reactions to that are left out. */
const fromRetaining = (followed: readonly Followed[]): readonly LeftOut[] =>
  followed
    .filter(({ facts, isMore }) => isMore || facts.some(({ type }) => CHANGING.includes(type)))
    .map(({ rule }) => ({ rule, reason: 'not-understood' }));

const CHANGING: readonly Fact['type'][] = [...UNDERSTOOD, 'attack-dice-set', 'defence-dice-set'];

/** Rules that treat the wounds of critical hits differently from those of normal ones, which odds do not. */
const fromCriticals = (t: Look, operative: OperativeId): readonly LeftOut[] =>
  explain<KillTeam, 'ignores-critical-on'>(t, 'ignores-critical-on', ignoresOn(t, operative), { operative })
    .changes.filter(({ before, after }) => before !== after)
    .map(({ rule }) => ({ rule, reason: 'not-understood' }));

const each = (list: readonly LeftOut[]): readonly LeftOut[] => [
  ...new Map(list.map(one => [`${one.rule}/${one.reason}`, one])).values(),
];

/** Reactions once an operative has no wounds left. */
function whenTakenOut(t: Look, operative: OperativeId, seat: Seat): readonly Offered[] {
  const operatives = t.position.operatives.map((each, id) => (id === operative ? { ...each, wounds: 0 } : each));
  return offersAt(tableOf(ruleset, t.setup, { ...t.position, operatives }), 'incapacitated', { operative }, seat);
}

export function leftOutOfShot(t: Look, aim: Aim, details: ShotDetails = {}): readonly LeftOut[] {
  const { reactions = [], after = null, dice = null } = details;
  const attack = begun(t, attackOn(t, aim, after)).position.attack!;
  const { attacker: operative, target } = attack;
  const raw = during(t, { ...attack, attackDice: [rolledDie], defenceDice: [rolledDie] });
  const look = during(t, { ...attack, attackDice: ALL_KINDS, defenceDice: ALL_KINDS });
  const over = { operative, against: target, lost: 0, shot: { aim, dice, after: attack.after } };
  const offered = SEATS.flatMap(seat => [
    ...offersAt(during(t, attack), 'target-selected', aim, seat),
    ...offersAt(raw, 'attack-dice-rolled', now(raw, 'attacker'), seat),
    ...offersAt(look, 'attack-dice-judged', now(look, 'attacker'), seat),
    ...offersAt(raw, 'defence-dice-rolled', now(raw, 'defender'), seat),
    ...offersAt(look, 'defence-dice-judged', now(look, 'defender'), seat),
    ...offersAt(look, 'damage-dealt', { operative: target, amount: 1 }, seat),
    ...offersAt(t, 'attack-resolved', over, seat),
    ...whenTakenOut(t, target, seat),
  ]);
  const followed = followingRetained(t, attack, [...ALL_KINDS, judgedAs('fail', 1)]);
  return each([...fromOffers(offered, reactions), ...fromFacts(followed, false), ...fromCriticals(look, target)]);
}

export function leftOutOfFight(t: Look, duel: Duel): readonly LeftOut[] {
  const combat = combatOf(duel);
  const { attacker, target, action } = combat;
  const raw = during(t, { ...combat, attackDice: [rolledDie], defenceDice: [rolledDie] });
  const look = during(t, { ...combat, attackDice: ALL_KINDS, defenceDice: ALL_KINDS });
  const offered = SEATS.flatMap(seat => [
    ...offersAt(t, 'enemy-selected', { operative: attacker, action, against: target }, seat),
    ...SIDES.flatMap(side => offersAt(raw, 'attack-dice-rolled', now(raw, side), seat)),
    ...SIDES.flatMap(side => offersAt(look, 'attack-dice-judged', now(look, side), seat)),
    ...[attacker, target].flatMap(operative => [
      ...offersAt(look, 'damage-dealt', { operative, amount: 1 }, seat),
      ...whenTakenOut(t, operative, seat),
    ]),
  ]);
  const followed = SIDES.flatMap(side => {
    const isStunning = harmIn(followingStrike(t, combat, side, 2)).stunned.length > 0;
    return [0, 1, 2].flatMap(nth => fromFacts(followingStrike(t, combat, side, nth), isStunning && nth === 1));
  });
  return each([
    ...fromOffers(offered, duel.reactions ?? []),
    ...SIDES.flatMap(side => fromRetaining(followingRetainedIn(t, combat, side))),
    ...[attacker, target].flatMap(operative => fromCriticals(look, operative)),
    ...followed,
  ]);
}

// What bears on an attack and is left out of its odds, each with the reason. Forecasts show it beside the bars.
import { explain, type Seat, supposing, type LeftOut as Told } from '@little-wars/engine';
import { unreadBy } from '@little-wars/skirmish';
import { attackOn } from '../core/04-shooting/attack.ts';
import { ignoresOn, sufferMortalWounds } from '../core/06-damage/damage.ts';
import type { LeftOutBecause } from '../core/dice/by-choice.ts';
import { now, type Side } from '../core/dice/dice.ts';
import type { Fact } from '../facts.ts';
import { operativeOf } from '../lookups.ts';
import type { Aim, Done } from '../queries.ts';
import type { Attack, KillTeam, Look, OperativeId, Queries } from '../types.ts';
import {
  ALL_KINDS,
  begun,
  during,
  type Followed,
  followedBy,
  followingBeginning,
  judgedAs,
  type Offered,
  offersAt,
  rolledDie,
} from './asking.ts';
import { combatOf, type Duel } from './duel.ts';
import { discardsAHit, followingRetained, followingRetainedIn, followingStrike, harmIn } from './harm.ts';
import type { Reactions } from './reactions.ts';
import type { ShotDetails } from './shot-case.ts';
import { UNREAD } from './unread.ts';

export interface LeftOut extends Told {
  readonly reason: LeftOutBecause;
}

const SEATS = [0, 1];
const SIDES: readonly Side[] = ['attacker', 'defender'];
const PAIRS = [
  ['attacker', 'target'],
  ['target', 'attacker'],
] as const;

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
    .filter(({ facts, frame }) => {
      const isDiscarding = mayDiscard && discardsAHit(facts);
      return frame !== null || facts.some(fact => !UNDERSTOOD.includes(fact.type) && !(isDiscarding && isDice(fact)));
    })
    .map(({ rule }) => ({ rule, reason: 'not-understood' }));

/** In a combat, odds begin after dice are retained, so reactions to that are left out. */
const fromRetaining = (followed: readonly Followed[]): readonly LeftOut[] =>
  followed
    .filter(({ facts, frame }) => frame !== null || facts.some(({ type }) => CHANGING.includes(type)))
    .map(({ rule }) => ({ rule, reason: 'not-understood' }));

const CHANGING: readonly Fact['type'][] = [...UNDERSTOOD, 'attack-dice-set', 'defence-dice-set'];

/** Rules that do something else than step between as an attack begins. */
const fromBeginning = (t: Look, attack: Attack): readonly LeftOut[] =>
  followingBeginning(t, attack)
    .filter(({ facts, frame }) => {
      const isMore = frame !== null || facts.some(({ type }) => type !== 'target-changed');
      return isMore || (attack.kind === 'combat' && facts.length > 0);
    })
    .map(({ rule }) => ({ rule, reason: 'not-understood' }));

/** KT-6.2: what follows when an operative is about to suffer a mortal wound. */
export const followingMortalWounds = (t: Look, operative: OperativeId): readonly Followed[] =>
  followedBy(t, { type: 'mortal-wounds-came', clause: 'KT-6.2', operative, amount: 1, from: null });

/** Rules that do something else about mortal wounds than roll to ignore them. */
const fromMortalWounds = (t: Look, operative: OperativeId): readonly LeftOut[] =>
  followingMortalWounds(t, operative)
    .filter(({ facts, frame }) => facts.length > 0 || (frame !== null && frame.sequence !== sufferMortalWounds.name))
    .map(({ rule }) => ({ rule, reason: 'not-understood' }));

/** Rules that treat the wounds of critical hits differently from those of normal ones, which odds do not. */
const fromCriticals = (t: Look, operative: OperativeId): readonly LeftOut[] =>
  changing(t, 'ignores-critical-on', ignoresOn(t, operative), { operative }).map(rule => ({
    rule,
    reason: 'not-understood',
  }));

/** KT-10.4: rules that let a hit, or all hits of a shot, do something else than damage. */
const insteadOfDamage = (t: Look): readonly LeftOut[] =>
  changing(t, 'instead-of-damage', null, now(t, 'attacker')).map(rule => ({ rule, reason: 'may-be-used' }));
const insteadOfStrikes = (t: Look, operative: OperativeId, against: OperativeId): readonly LeftOut[] =>
  changing(t, 'instead-of-strike', [], { operative, against }).map(rule => ({ rule, reason: 'may-be-used' }));

/** The rules that change a value. */
const changing = <Q extends keyof Queries>(
  t: Look,
  query: Q,
  base: Queries[Q]['value'],
  about: Queries[Q]['about'],
): readonly string[] =>
  explain<KillTeam, Q>(t, query, base as never, about as never)
    .changes.filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after))
    .map(({ rule }) => rule);

const unreadIn = unreadBy<KillTeam>(UNREAD);

/** Rules of weapons, fighters and teams that handle something odds never ask about. */
const fromUnread = (t: Look): readonly LeftOut[] =>
  unreadIn(
    t,
    SIDES.map(side => now(t, side)),
  ).map(rule => ({ rule, reason: 'not-understood' }));

const each = (list: readonly LeftOut[]): readonly LeftOut[] => [
  ...new Map(list.map(one => [`${one.rule}/${one.reason}`, one])).values(),
];

/** KT-4.6: a shot that did no damage. */
export const resolvedAs = (shot: Done['shot']): Done => ({
  operative: shot.aim.attacker,
  against: shot.aim.target,
  lost: 0,
  shot,
});

/** The table once an operative has no wounds left. */
const withoutWounds = (t: Look, operative: OperativeId): Look =>
  supposing(t, {
    operatives: t.position.operatives.map((each, id) => (id === operative ? { ...each, wounds: 0 } : each)),
  });

/** Reactions once an operative has no wounds left. */
export const whenTakenOut = (t: Look, operative: OperativeId, seat: Seat): readonly Offered[] =>
  offersAt(withoutWounds(t, operative), 'incapacitated', { operative }, seat);

/** KT-6.1: what follows as soon as an operative is taken out by another one. */
export function followingFall(t: Look, operative: OperativeId, by: OperativeId): readonly Followed[] {
  const { at, carrying } = operativeOf(t, operative);
  const how = t.position.attack!.kind;
  const fallen = { operative, by, how, from: operativeOf(t, by).at, at: at!, carrying } as const;
  return followedBy(withoutWounds(t, operative), { type: 'incapacitated', clause: 'KT-6.1', ...fallen });
}

/** What rules do as soon as somebody is taken out: odds stop there. */
const fromFalls = (t: Look, operative: OperativeId, by: OperativeId): readonly LeftOut[] =>
  followingFall(t, operative, by)
    .filter(({ facts, frame }) => frame !== null || facts.length > 0)
    .map(({ rule }) => ({ rule, reason: 'when-taken-out' }));

export function leftOutOfShot(t: Look, aim: Aim, details: ShotDetails = {}): readonly LeftOut[] {
  const { reactions = [], after = null, dice = null } = details;
  const attack = begun(t, attackOn(t, aim, after)).position.attack!;
  const { attacker: operative, target } = attack;
  const raw = during(t, { ...attack, attackDice: [rolledDie], defenceDice: [rolledDie] });
  const look = during(t, { ...attack, attackDice: ALL_KINDS, defenceDice: ALL_KINDS });
  const over = resolvedAs({ aim: { ...aim, target }, dice, after: attack.after });
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
  return each([
    ...fromOffers(offered, reactions),
    ...fromBeginning(t, attackOn(t, aim, after)),
    ...fromFacts(followed, false),
    ...insteadOfDamage(look),
    ...fromCriticals(look, target),
    ...[operative, target].flatMap(id => fromMortalWounds(look, id)),
    ...fromFalls(look, target, operative),
    ...fromUnread(look),
  ]);
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
    ...fromBeginning(t, combat),
    ...PAIRS.flatMap(([own, other]) => [
      ...fromCriticals(look, combat[own]),
      ...fromMortalWounds(look, combat[own]),
      ...insteadOfStrikes(look, combat[own], combat[other]),
      ...fromFalls(look, combat[own], combat[other]),
    ]),
    ...followed,
    ...fromUnread(look),
  ]);
}

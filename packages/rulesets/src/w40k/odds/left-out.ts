// What may change an attack but is not in its odds
import { type LeftOut, offersAt, supposing } from '@little-wars/engine';
import { type Names, unreadBy } from '@little-wars/skirmish';
import type { AttackRolls } from '../attacks/rolls.ts';
import { type BareHit, bareAttack, type Striking } from '../attacks/strike.ts';
import type { Book } from '../book.ts';
import { type Lookups, modelOf } from '../measuring/lookups.ts';
import type { Attack, Look, ModelId, ReRoll, Roll, W40k, Wound } from '../types.ts';
import type { Shot } from './attack-odds.ts';
import { backfiring } from './backfires.ts';

export type LeftOutBecause = 'may-be-used' | 'harms-another' | 'strikes-back' | 'not-understood';

export interface LeftOutParts {
  readonly book: Pick<Book, 'beforeRemoval'>;
  readonly lookups: Pick<Lookups, 'profile'>;
  readonly rolls: AttackRolls;
  attackOf(t: Look, v: Striking): Attack;
  /** Reactions whose effect goes beyond the dice and wounds of the attack, by the prefix of their ids. */
  readonly cannotCount: { readonly [reaction: string]: LeftOutBecause };
  /** The rule by which a slain model strikes back. */
  readonly strikesWhenSlain: string;
  /** What attacks ask, offer and emit but odds do not ask about. */
  readonly unread: Names;
}

const SEATS = [0, 1];

type OddsRoll = 'hit' | 'wound' | 'save' | 'damage';
const ALL_ROLLS: readonly OddsRoll[] = ['hit', 'wound', 'save', 'damage'];

const rolledFor = (damage: Wound['damage']): readonly OddsRoll[] => (typeof damage === 'number' ? [] : ['damage']);

type Needs = Pick<Roll, 'needs' | 'modifier'>;

/** What an attack emits but odds do not ask about, in every edition: a rule that handles any of it is left out. */
export const UNREAD = {
  queries: [],
  timings: [],
  facts: [
    'attack-began',
    'rolled',
    're-rolled',
    'roll-settled',
    'hits-scored',
    'wounds-scored',
    'saves-made',
    'wound-allocated',
    'wounds-lost',
    'mortal-wounds-added',
    'slain',
    'effect-began',
    'attack-ended',
    'fired',
    'attacked',
    'did',
  ],
} as const satisfies Names & { readonly facts: readonly W40k['fact']['type'][] };

/** Re-rolls of one die of several are counted only for hit rolls. */
const COUNTED: readonly ReRoll[] = ['none', 'ones', 'failed', 'any'];

/** Dice of an attack as they might lie: all of them failed. */
function rollsOf(rolls: AttackRolls, t: Look, attack: Attack, kinds: readonly OddsRoll[]): readonly Roll[] {
  const { attacker, target, seat } = attack;
  const [striking, saving] = [
    { seat, model: attacker },
    { seat: modelOf(t, target).seat, model: target },
  ];
  const needs: { readonly [K in OddsRoll]: () => Pick<Roll, 'seat' | 'model'> & Partial<Needs> } = {
    hit: () => ({ ...striking, ...rolls.toHit(t, attack) }),
    wound: () => ({ ...striking, ...rolls.toWound(t, attack) }),
    save: () => ({ ...saving, ...rolls.toSave(t, attack, attack) }),
    damage: () => striking,
  };
  return kinds.map(what => {
    const { seat: of, model, needs: at = null, modifier = 0 } = needs[what]();
    return { what, seat: of, model, faces: [1], again: [], needs: at, modifier };
  });
}

export function leftOutOf({
  book,
  lookups,
  rolls,
  attackOf,
  cannotCount,
  strikesWhenSlain,
  unread: names,
}: LeftOutParts) {
  const unreadIn = unreadBy<W40k>(names);
  const offered = (t: Look, rolled: readonly Roll[], target: ModelId, from: ModelId): readonly string[] => {
    const offers = rolled.flatMap(roll => {
      const lying = supposing(t, { rolls: [...t.position.rolls, roll] });
      return SEATS.flatMap(seat => offersAt<W40k, 'rolled'>(lying, 'rolled', { roll }, seat));
    });
    const harm = { model: target, from, mortal: false, points: 1 };
    const losing = SEATS.flatMap(seat => offersAt<W40k, 'losing-wounds'>(t, 'losing-wounds', harm, seat));
    return [...offers, ...losing].map(({ id }) => id.split(' ')[0]!);
  };
  /** What is left out of an attack of which dice of these kinds are still to be rolled. */
  const ofAttack = (t: Look, attack: Attack, kinds: readonly OddsRoll[] = ALL_ROLLS): readonly LeftOut[] => {
    const during = supposing(t, { attack });
    const { attacker, target } = attack;
    const rolled = rollsOf(rolls, during, attack, kinds);
    const reactions = offered(during, rolled, target, attacker).map(rule => ({
      rule,
      reason: cannotCount[rule] ?? 'may-be-used',
    }));
    const reRolls = rolled.flatMap(roll => {
      const which = during.query('re-rolls', 'none', { roll, attack });
      const isCounted = COUNTED.includes(which)
        ? roll.needs !== null || which === 'none'
        : which === 'one' && roll.what === 'hit';
      return isCounted ? [] : [{ rule: `re-roll-${roll.what}`, reason: 'not-understood' }];
    });
    // Hits that no model's attack causes have no weapon.
    const isRead = attack.profile === '' ? [] : backfiring(t, lookups.profile(attack.profile));
    const unread = unreadIn(during, [{ attack }])
      .filter(rule => !isRead.includes(rule))
      .map(rule => ({ rule, reason: 'not-understood' }));
    const isAnswered = book.beforeRemoval(during, target) !== null;
    return [
      ...reactions,
      ...reRolls,
      ...unread,
      ...(isAnswered ? [{ rule: strikesWhenSlain, reason: 'strikes-back' }] : []),
    ];
  };
  const once = (all: readonly LeftOut[]): readonly LeftOut[] => [
    ...new Map(all.map(each => [each.rule, each])).values(),
  ];
  return {
    /** Of attacks that have yet to begin. */
    leftOut: (t: Look, shots: readonly Shot[]): readonly LeftOut[] =>
      once(shots.flatMap(shot => ofAttack(t, attackOf(t, { ...shot, attacks: shot.attacks ?? 1 })))),
    /** Of one wound that is being allocated. */
    leftOutOfWound: (t: Look, attack: Attack, { ap, damage }: Wound): readonly LeftOut[] =>
      once(ofAttack(t, { ...attack, ap, damage }, ['save', ...rolledFor(damage)])),
    /** Of hits that no model's attack causes. */
    leftOutOfHits: (t: Look, hits: readonly BareHit[]): readonly LeftOut[] =>
      once(hits.flatMap(hit => ofAttack(t, bareAttack(hit), ['wound', 'save', ...rolledFor(hit.damage)]))),
  };
}

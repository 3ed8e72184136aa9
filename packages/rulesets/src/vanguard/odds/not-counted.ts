// What may change an attack but is not in its odds
import { followedBy, offersAt, responsesTo, supposing, type LeftOut as Told } from '@little-wars/engine';
import { type Names, unreadBy } from '@little-wars/skirmish';
import { rollOf } from '../core/03-dice/dice.ts';
import type { Fact } from '../facts.ts';
import type { Aim, Timings } from '../queries.ts';
import type { Look, Vanguard } from '../types.ts';
import { after, type Reactions, SEATS } from './reactions.ts';
import { begun, during, type StrikeDetails, withModel } from './strike-case.ts';

/** Something that affects an attack but is not in its odds. */
export interface LeftOut extends Told {
  readonly reason: LeftOutBecause;
}

export type LeftOutBecause = 'may-be-used' | 'harms-another' | 'strikes-back' | 'not-understood';

/** Reactions to an attack that odds cannot count, and why. The others are counted when named. */
export const CANNOT_COUNT: { readonly [reaction: string]: LeftOutBecause } = {
  // Its wounds go to a friend of the target.
  'saviour-protocol': 'harms-another',
  // It is an attack within the attack.
  'death-throes': 'strikes-back',
};

/** VG-11.3: counted as a number of dice. */
const RE_ROLL = 're-roll';

/** Facts caused by rules during an attack that odds do count. */
const COUNTED: readonly string[] = ['mortal-wounds-added', 'knocked-down'];

/** What an attack emits but odds do not ask about: a rule that handles any of it is left out. */
export const UNREAD = {
  queries: [],
  timings: [],
  facts: [
    'attack-began',
    'hit-dice-set',
    'mortal-wounds-added',
    'armor-chosen',
    'armor-dice-set',
    'knocked-down',
    'recovered',
    'attack-ended',
    'cp-spent',
  ],
} as const satisfies Names & { readonly facts: readonly Fact['type'][] };

const unreadIn = unreadBy<Vanguard>(UNREAD);

/** A reaction or a rule that is not in the odds. */
interface Omission {
  readonly id: string;
  readonly reason: LeftOutBecause;
}

const notUnderstood = (rule: string): Omission => ({ id: rule, reason: 'not-understood' });

/** What affects an attack but is not in its odds, with the reasons. */
export const leftOut = (t: Look, aim: Aim, details: StrikeDetails = {}): readonly LeftOut[] =>
  omissionsOf(t, aim, details).map(leftOutBy);

/** How far an attack has come: its hit dice lie, its hits await the armor roll, or its armor dice lie. */
export type Underway = 'hit-dice' | 'hits' | 'armor-dice';

/** The same for the attack under way: only what may still come. */
export const leftOutUnderway = (t: Look, since: Underway): readonly LeftOut[] =>
  once(leftAfter(t, t.position.attack!, [], since)).map(leftOutBy);

const leftOutBy = ({ id, reason }: Omission): LeftOut => ({ rule: id === RE_ROLL ? 'command-re-roll' : id, reason });

const once = (all: readonly Omission[]): readonly Omission[] => [...new Map(all.map(each => [each.id, each])).values()];

/** The same by the ids of reactions and the names of rules. */
export const notCounted = (t: Look, aim: Aim, details: StrikeDetails = {}): readonly string[] =>
  omissionsOf(t, aim, details).map(({ id }) => id);

/**
 * What may change the dice, wounds or outcome of an attack but is not in its odds: reactions available to either side
 * that were not named or cannot be counted, and any other effect of rules.
 */
function omissionsOf(t: Look, aim: Aim, details: StrikeDetails): readonly Omission[] {
  const { reactions = [], bought } = details;
  const before = begun(t, aim, { ...details, reactions: [] });
  const paid = reactions.length === 0 ? before : begun(t, aim, details);
  const all = [
    ...left(before, 'before-hit-roll', rollOf(before, 'attacker'), reactions),
    ...leftAfter(paid, aim, reactions),
    ...unreadIn(before, [rollOf(before, 'attacker')]).map(notUnderstood),
  ];
  const isBought = (id: string): boolean => id === RE_ROLL && bought !== undefined;
  return once(all).filter(({ id }) => !isBought(id));
}

function leftAfter(
  t: Look,
  { attacker, target: model }: Pick<Aim, 'attacker' | 'target'>,
  reactions: Reactions,
  since: Underway | null = null,
): readonly Omission[] {
  const failed = { face: 1, reRolled: false, exploded: false };
  const rolled = during(t, { ...t.position.attack!, hitDice: [{ ...failed, face: 6, exploded: true }, failed] });
  const scoring = { type: 'hits-scored', clause: 'VG-10.3', hits: 1 } as const;
  const scored = followedBy<Vanguard>(rolled, scoring);
  const hit = supposing(t, scored.position);
  const pierced = during(hit, { ...hit.position.attack!, armorDice: [failed] });
  const suffers = {
    type: 'wounds-suffered',
    clause: 'VG-10.5',
    model,
    wounds: 1,
    from: attacker,
    mortal: false,
  } as const;
  const spent = withModel(pierced, model, { wounds: 0 });
  const removing = { type: 'removed', clause: 'VG-10.17', model, from: attacker } as const;
  const gone = followedBy<Vanguard>(spent, removing);
  const harm = { model, from: attacker };
  return [
    ...(since === null ? left(rolled, 'hit-dice-rolled', rollOf(rolled, 'attacker'), reactions) : []),
    ...(since === null || since === 'hit-dice' ? unknown(rolled, scoring, scored) : []),
    ...(since === 'armor-dice' ? [] : left(pierced, 'armor-dice-rolled', rollOf(pierced, 'target'), reactions)),
    ...left(pierced, 'before-wounds', rollOf(pierced, 'target'), reactions),
    ...unknown(withModel(pierced, model, { wounds: 2 }), suffers),
    ...left(spent, 'before-recovery', harm, reactions),
    ...unknown(spent, removing, gone),
    ...left(supposing(spent, gone.position), 'removed', harm, reactions),
  ];
}

/** Available reactions that the odds leave out. */
const left = <N extends keyof Timings>(t: Look, timing: N, about: Timings[N], reactions: Reactions) =>
  SEATS.flatMap(seat =>
    offersAt<Vanguard, N>(t, timing, about, seat).flatMap(({ id }): readonly Omission[] =>
      reactions.includes(id) && after(t, id, timing, about, seat) !== null
        ? []
        : [{ id, reason: CANNOT_COUNT[id] ?? 'may-be-used' }],
    ),
  );

/** Rules that respond to a fact with more than odds count. */
function unknown(t: Look, fact: Fact, { facts: all, frames } = followedBy<Vanguard>(t, fact)): readonly Omission[] {
  if (frames.length === 0 && all.every(({ type }) => COUNTED.includes(type))) return [];
  return responsesTo<Vanguard>(t, fact)
    .filter(({ facts, frame }) => frame !== null || facts.some(({ type }) => !COUNTED.includes(type)))
    .map(({ rule }) => notUnderstood(rule));
}

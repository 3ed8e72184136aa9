// What may change an attack but is not in its odds
import { followedBy, offersAt, supposing, type LeftOut as Told } from '@little-wars/engine';
import { rollOf } from '../core/03-dice/dice.ts';
import type { Aim, Timings } from '../queries.ts';
import { specialRules } from '../special-rules.ts';
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
const ruleOf = (reaction: string): string => (reaction === RE_ROLL ? 'command-re-roll' : reaction);

/** Facts caused by rules during an attack that odds do count. */
const COUNTED: readonly string[] = ['mortal-wounds-added', 'knocked-down'];

/** What affects an attack but is not in its odds, with the reasons. */
export const leftOut = (t: Look, aim: Aim, details: StrikeDetails = {}): readonly LeftOut[] =>
  notCounted(t, aim, details).map(leftOutBy);

/** How far an attack has come: its hit dice lie, its hits await the armor roll, or its armor dice lie. */
export type Underway = 'hit-dice' | 'hits' | 'armor-dice';

/** The same for the attack under way: only what may still come. */
export function leftOutUnderway(t: Look, since: Underway): readonly LeftOut[] {
  return [...new Set(leftAfter(t, t.position.attack!, [], since))].map(leftOutBy);
}

const leftOutBy = (id: string): LeftOut => ({ rule: ruleOf(id), reason: CANNOT_COUNT[id] ?? reasonFor(id) });

const reasonFor = (id: string): LeftOutBecause => (ruleOf(id) in specialRules ? 'may-be-used' : 'not-understood');

/**
 * What may change the dice, wounds or outcome of an attack but is not in its odds: reactions available to either side
 * that were not named or cannot be counted, and any other effect of rules.
 */
export function notCounted(t: Look, aim: Aim, details: StrikeDetails = {}): readonly string[] {
  const { reactions = [], bought } = details;
  const before = begun(t, aim, { ...details, reactions: [] });
  const paid = reactions.length === 0 ? before : begun(t, aim, details);
  const ids = [
    ...left(before, 'before-hit-roll', rollOf(before, 'attacker'), reactions),
    ...leftAfter(paid, aim, reactions),
  ];
  const isBought = (id: string): boolean => id === RE_ROLL && bought !== undefined;
  return [...new Set(ids)].filter(id => !isBought(id));
}

function leftAfter(
  t: Look,
  { attacker, target: model }: Pick<Aim, 'attacker' | 'target'>,
  reactions: Reactions,
  since: Underway | null = null,
): readonly string[] {
  const failed = { face: 1, reRolled: false, exploded: false };
  const rolled = during(t, { ...t.position.attack!, hitDice: [{ ...failed, face: 6, exploded: true }, failed] });
  const scored = followedBy<Vanguard>(rolled, { type: 'hits-scored', clause: 'VG-10.3', hits: 1 });
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
  const gone = followedBy<Vanguard>(spent, { type: 'removed', clause: 'VG-10.17', model, from: attacker });
  const harm = { model, from: attacker };
  return [
    ...(since === null ? left(rolled, 'hit-dice-rolled', rollOf(rolled, 'attacker'), reactions) : []),
    ...(since === null || since === 'hit-dice' ? unknown(scored) : []),
    ...(since === 'armor-dice' ? [] : left(pierced, 'armor-dice-rolled', rollOf(pierced, 'target'), reactions)),
    ...left(pierced, 'before-wounds', rollOf(pierced, 'target'), reactions),
    ...unknown(followedBy<Vanguard>(withModel(pierced, model, { wounds: 2 }), suffers)),
    ...left(spent, 'before-recovery', harm, reactions),
    ...unknown(gone),
    ...left(supposing(spent, gone.position), 'removed', harm, reactions),
  ];
}

/** Available reactions that the odds leave out. */
const left = <N extends keyof Timings>(t: Look, timing: N, about: Timings[N], reactions: Reactions) =>
  SEATS.flatMap(seat =>
    offersAt<Vanguard, N>(t, timing, about, seat).flatMap(({ id }) =>
      reactions.includes(id) && after(t, id, timing, about, seat) !== null ? [] : [id],
    ),
  );

const unknown = ({ facts, frames }: ReturnType<typeof followedBy<Vanguard>>): readonly string[] => [
  ...facts.flatMap(({ type }) => (COUNTED.includes(type) ? [] : [type])),
  ...frames.map(({ sequence }) => sequence),
];

// What may change an attack and is not in its odds
import { followedBy, offersAt, supposing, type LeftOut as Told } from '@little-wars/engine';
import { rollOf } from '../core/03-dice/dice.ts';
import type { Aim, Timings } from '../queries.ts';
import { specialRules } from '../special-rules.ts';
import type { Look, Vanguard } from '../types.ts';
import { after, type Reactions, SEATS } from './reactions.ts';
import { begun, during, type StrikeDetails, withModel } from './strike-case.ts';

/** Something that bears on an attack and is not in its odds. */
export interface LeftOut extends Told {
  readonly reason: LeftOutBecause;
}

export type LeftOutBecause = 'may-be-used' | 'harms-another' | 'strikes-back' | 'not-understood';

/** Reactions within an attack that odds cannot count, and why. The others they count once they are told to. */
export const CANNOT_COUNT: { readonly [reaction: string]: LeftOutBecause } = {
  // Its wounds come to a friend of the target.
  'saviour-protocol': 'harms-another',
  // An attack within the attack.
  'death-throes': 'strikes-back',
};

/** VG-11.3: counted by the number of dice. */
const RE_ROLL = 're-roll';
const ruleOf = (reaction: string): string => (reaction === RE_ROLL ? 'command-re-roll' : reaction);

/** What rules make follow in an attack that odds count. */
const COUNTED: readonly string[] = ['mortal-wounds-added', 'knocked-down'];

/** What bears on an attack and is not in its odds, each with the reason. */
export const leftOut = (t: Look, aim: Aim, details: StrikeDetails = {}): readonly LeftOut[] =>
  notCounted(t, aim, details).map(id => ({ rule: ruleOf(id), reason: CANNOT_COUNT[id] ?? reasonFor(id) }));

const reasonFor = (id: string): LeftOutBecause => (ruleOf(id) in specialRules ? 'may-be-used' : 'not-understood');

/**
 * What may change the dice, the wounds or the end of an attack and is not in its odds: reactions on offer to either side
 * that were not named or cannot be counted, and whatever else rules let follow.
 */
export function notCounted(t: Look, aim: Aim, details: StrikeDetails = {}): readonly string[] {
  const { reactions = [], bought } = details;
  const before = begun(t, aim, { ...details, reactions: [] });
  const paid = reactions.length === 0 ? before : begun(t, aim, details);
  const found = [
    ...left(before, 'before-hit-roll', rollOf(before, 'attacker'), reactions),
    ...leftAfter(paid, aim, reactions),
  ];
  const isBought = (id: string): boolean => id === RE_ROLL && bought !== undefined;
  return [...new Set(found)].filter(id => !isBought(id));
}

function leftAfter(t: Look, { attacker, target: model }: Aim, reactions: Reactions): readonly string[] {
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
    ...left(rolled, 'hit-dice-rolled', rollOf(rolled, 'attacker'), reactions),
    ...unknown(scored),
    ...left(pierced, 'armor-dice-rolled', rollOf(pierced, 'target'), reactions),
    ...left(pierced, 'before-wounds', rollOf(pierced, 'target'), reactions),
    ...unknown(followedBy<Vanguard>(withModel(pierced, model, { wounds: 2 }), suffers)),
    ...left(spent, 'before-recovery', harm, reactions),
    ...unknown(gone),
    ...left(supposing(spent, gone.position), 'removed', harm, reactions),
  ];
}

/** Reactions on offer that the odds leave out. */
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

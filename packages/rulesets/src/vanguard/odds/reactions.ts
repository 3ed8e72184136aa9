// VG-2.4, VG-11.3  What players may pay for within an attack: what is counted, and what is not.
import { carriedOut, followedBy, offersAt, supposing } from '@little-wars/engine';
import { now } from '../core/03-dice.ts';
import type { Aim, Timings } from '../queries.ts';
import type { Look, Position, Vanguard } from '../types.ts';
import { begun, during, type StrikeDetails, withModel } from './strike-case.ts';

/** Ids of paid abilities that are used whenever they are on offer. */
export type Reactions = readonly string[];

/** VG-11.3: counted by the number of dice. */
const RE_ROLL = 're-roll';

const SEATS = [0, 1];

/** The table after every reaction of the list that is on offer and only changes the attack itself. */
export function reacted<N extends keyof Timings>(t: Look, reactions: Reactions, timing: N, about: Timings[N]): Look {
  if (reactions.length === 0) return t;
  let look = t;
  for (const id of reactions)
    for (const seat of SEATS) {
      const position = after(look, id, timing, about, seat);
      if (position !== null) look = supposing(look, position);
    }
  return look;
}

/** The position after one of them; null where it is not on offer, or where it leads to more than numbers can tell. */
function after<N extends keyof Timings>(t: Look, id: string, timing: N, about: Timings[N], seat: number) {
  const offer = offersAt<Vanguard, N>(t, timing, about, seat).find(each => each.id === id);
  const position: Position | null = offer ? carriedOut<Vanguard>(t, offer.frame) : null;
  return position !== null && position.models === t.position.models ? position : null;
}

/** What rules make follow in an attack that odds count. */
const COUNTED: readonly string[] = ['mortal-wounds-added', 'knocked-down'];

/**
 * What may change the dice, the wounds or the end of an attack and is not in its odds: reactions on offer to either side
 * that were not named or cannot be counted, and whatever else rules let follow.
 */
export function notCounted(t: Look, aim: Aim, details: StrikeDetails = {}): readonly string[] {
  const { reactions = [], bought } = details;
  const before = begun(t, aim, { ...details, reactions: [] });
  const found = [
    ...left(before, 'before-hit-roll', now(before, 'attacker'), reactions),
    ...leftAfter(begun(t, aim, details), aim, reactions),
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
    ...left(rolled, 'hit-dice-rolled', now(rolled, 'attacker'), reactions),
    ...unknown(scored),
    ...left(pierced, 'armor-dice-rolled', now(pierced, 'target'), reactions),
    ...left(pierced, 'before-wounds', now(pierced, 'target'), reactions),
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

// VG-11  Command points and what they buy
import type { Frame } from '@little-wars/engine';
import { ownerOf } from '../../lookups.ts';
import { type Look, type ModelId, question, sequence, type T } from '../../types.ts';
import { type AboutDice, reRollable, rollAgain, rollerOf, rollOf, type Side, shown } from '../03-dice/dice.ts';

/** VG-11.1-5: the standard uses and their prices. */
export const PRICES = {
  'extra-action': 1,
  'follow-up': 1,
  're-roll': 1,
  're-activation': 2,
  retaliate: 1,
} as const;

export type Bought = keyof typeof PRICES;

/** VG-11.16: what something costs the player of a model. */
export const priceOf = (t: Look, model: ModelId, what: string, printed: number): number =>
  Math.max(0, t.query('cp-cost', printed, { model, action: what }));

export const canPay = (t: Look, model: ModelId, what: Bought): boolean =>
  t.position.cp[ownerOf(t, model)]! >= priceOf(t, model, what, PRICES[what]);

export function pay(t: T, model: ModelId, what: Bought, clause: string): void {
  payFor(t, model, { what, cp: PRICES[what], clause });
}

/** VG-11.16: pays for an action or ability of a model. */
export function payFor(
  t: T,
  model: ModelId,
  { what, cp, clause }: { readonly what: string; readonly cp: number; readonly clause: string },
): void {
  const price = priceOf(t, model, what, cp);
  if (price > 0) t.emit({ type: 'cp-spent', clause, seat: ownerOf(t, model), cp: price, on: what });
}

/** The model that pays for a re-roll: the one that rolls. */
const rollingModel = (t: Look, side: Side): ModelId => {
  const { attack } = rollOf(t, side);
  return side === 'attacker' ? attack.attacker : attack.target;
};

/** VG-11.3, VG-11.14: only one's own dice. */
export const mayReRoll = (t: Look, side: Side, seat: number): boolean =>
  rollerOf(t, rollOf(t, side)) === seat &&
  canPay(t, rollingModel(t, side), 're-roll') &&
  reRollable(t, side).length > 0;

interface ReRoll {
  readonly side: Side;
  readonly chosen: number | null;
}

export const chooseDie = question<'pick-one', AboutDice>('choose a die to roll again', 'pick-one');

/** VG-11.3: one die for 1 CP. */
export const commandReRoll = sequence<ReRoll>('re-roll for CP', 'VG-11.3', s => [
  s.run('VG-11.14', 'pay for the die', (t, v) => {
    pay(t, rollingModel(t, v.side), 're-roll', 'VG-11.3');
    return v;
  }),
  s.ask('VG-11.3', chooseDie, {
    to: (t, v) => rollerOf(t, rollOf(t, v.side)),
    ask: (t, v) => ({ of: 'die', options: reRollable(t, v.side), about: shown(t, v.side) }),
    then: (_t, v, die) => ({ ...v, chosen: die as number }),
  }),
  s.call('VG-3.3', 'roll it again', (_t, v) => rollAgain.start({ side: v.side, chosen: [v.chosen!] })),
]);

export const reRollFrame = (side: Side): Frame => commandReRoll.start({ side, chosen: null });

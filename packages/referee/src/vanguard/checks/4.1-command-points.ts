import { type Faults, fault, same } from '../../frame/check.ts';
import type { VanguardCheck } from '../check.ts';
import { type Ledger, type Model, seats, sideOf } from '../ledger.ts';

/** VG-11 */
const PRICES: { readonly [on: string]: number } = {
  'extra-action': 1,
  'follow-up': 1,
  're-roll': 1,
  're-activation': 2,
  retaliate: 1,
};

/** What a model of the team could pay for something, by its card. */
function cheapest(l: Ledger, seat: number, on: string, price: number): number {
  const discount = (model: Model): number =>
    model.abilities.reduce(
      (most, { rule, what, by = 0 }) => (rule === 'cheaper' && what === on ? Math.max(most, by) : most),
      0,
    );
  return Math.max(0, price - Math.max(0, ...l.models.filter(each => each.seat === seat).map(discount)));
}

function price(l: Ledger, seat: number, on: string, cp: number): Faults {
  const full = PRICES[on];
  if (full === undefined) return null;
  const least = cheapest(l, seat, on, full);
  return cp <= full && cp >= least
    ? null
    : fault(`${least === full ? full : `${least} or ${full}`} CP for ${on}`, cp, 'VG-11.1');
}

/** 2 plus those of each model in play, +1 for the leader (VG-13.2); prices are paid, and never more than available. */
export const commandPoints: VanguardCheck = {
  name: 'command points',
  clause: 'VG-4.1',
  on: {
    'cp-set': (l, { cp }) =>
      seats.map(seat => {
        const own = sideOf(l, seat).reduce((sum, { card, leader }) => sum + card.cp + (leader ? 1 : 0), 0);
        return same(`CP of seat ${seat}`, 2 + own, cp[seat]!);
      }),
    'cp-spent': (l, { seat, cp, on }) => [
      cp > l.cp[seat]! ? fault(`at most ${l.cp[seat]} CP spent`, cp) : null,
      price(l, seat, on, cp),
    ],
    'initiative-seized': (l, { seat, cp }) =>
      l.paid.includes('seize-the-initiative') ? null : fault(`${cp} CP paid by seat ${seat}`, 'none', 'VG-11.6'),
  },
};

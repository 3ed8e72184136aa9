import { type Fault, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import type { Ledger } from '../ledger.ts';

const RE_ROLL = 'command-re-roll';
/** Items that make one Command Re-roll free. */
const FREE = ['purity-seal', 'wraithbone-talisman'];

function price(l: Ledger, seat: number, ploy: string): number | null {
  if (ploy === RE_ROLL) return l.items.some(item => FREE.includes(item)) ? 0 : 1;
  const { faction } = l.operatives.find(({ team }) => team === seat)!;
  return faction.ploys.find(({ id }) => id === ploy)?.cp ?? null;
}

function paidFor(l: Ledger, seat: number, ploy: string): Fault | null {
  const cost = price(l, seat, ploy);
  if (cost === null) return fault('a ploy of its faction', ploy, 'KT-6.4');
  return l.paid[seat] === cost ? null : fault(`${cost}CP for ${ploy}`, `${l.paid[seat]}CP`, 'KT-6.4');
}

/** A strategic ploy once per phase, a tactical one once per turning point (KT-6.4), each for its price. */
export const ploys: KillTeamCheck = {
  name: 'ploys once and paid for',
  clause: 'KT-2.6',
  on: {
    'ploy-used': (l, { seat, ploy }) => [
      paidFor(l, seat, ploy),
      ploy !== RE_ROLL && l.ploys[seat]!.includes(ploy) ? fault(`${ploy} once`, 'twice') : null,
    ],
  },
};

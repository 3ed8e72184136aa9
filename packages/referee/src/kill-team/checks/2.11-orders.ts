import { fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';

/** In the first turning point orders stay as set up, except by Infiltrate (KT-11.11). */
export const orders: KillTeamCheck = {
  name: 'orders stay in the first turning point',
  clause: 'KT-2.11',
  on: {
    'order-given': (l, { operative, order, clause }) => {
      const one = l.operatives[operative]!;
      if (l.turningPoint !== 1 || clause !== 'KT-2.11' || one.order === order) return null;
      return fault(`${one.order}, as set up`, order);
    },
    infiltrated: (l, { seat }) =>
      l.scouting[seat] === 'infiltrate' && l.orderChanges[seat] === 0
        ? null
        : fault(
            'one order changed, by Infiltrate',
            `${l.scouting[seat]}, changed ${l.orderChanges[seat]} before`,
            'KT-11.11',
          ),
  },
};

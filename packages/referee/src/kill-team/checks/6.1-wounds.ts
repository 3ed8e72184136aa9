import { type Faults, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { hasEffect, inPlay, type Ledger } from '../ledger.ts';

/** No operative without wounds stays, except by a ploy. */
const standing = (l: Ledger): Faults =>
  inPlay(l).map(one =>
    one.wounds > 0 || hasEffect(l, one, 'last-duty')
      ? null
      : fault(`operative ${one.id} removed at 0 wounds`, 'in play'),
  );

/** At 0 wounds an operative is incapacitated and removed, and not before. */
export const wounds: KillTeamCheck = {
  name: 'removal at 0 wounds',
  clause: 'KT-6.1',
  on: {
    incapacitated: (l, { operative }) => {
      const left = l.operatives[operative]!.wounds;
      return left === 0 ? null : fault('0 wounds', left);
    },
    'wounds-lost': (l, { operative, amount }) => [
      amount > 0 ? null : fault('a loss of wounds', amount),
      l.operatives[operative]!.at === null ? fault('an operative in play', 'one that is not') : null,
    ],
    activated: standing,
    'turning-point-began': standing,
    returned: (l, { operative, wounds: back }) => {
      const { card } = l.operatives[operative]!;
      return back >= 1 && back <= card.wounds ? null : fault(`1 to ${card.wounds} wounds`, back);
    },
  },
};

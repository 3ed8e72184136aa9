import { same } from '../../frame/check.ts';
import type { VanguardCheck } from '../check.ts';
import { enemyOf, seats, sideOf } from '../ledger.ts';

/** The side with fewer models has as many tokens as the difference. */
export const passTokens: VanguardCheck = {
  name: 'pass tokens',
  clause: 'VG-4.6',
  on: {
    'pass-tokens-given': (l, { tokens }) =>
      seats.map(seat => {
        const fewer = sideOf(l, enemyOf(seat)).length - sideOf(l, seat).length;
        return same(`tokens of seat ${seat}`, Math.max(0, fewer), tokens[seat]!);
      }),
  },
};

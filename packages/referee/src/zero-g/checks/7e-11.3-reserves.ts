import { type Check, fault, same } from '../../frame/check.ts';
import { facesOf } from '../../frame/played-game.ts';
import type { Fact } from '../facts.ts';
import type { Ledger } from '../ledger.ts';

const NEEDS = 3;

/**
 * 7E-11.3, 7E-5.24: reserves arrive on 3+ from turn 2 on; scatter goes no further than its dice, in a clock direction.
 */
export const reserves: Check<Ledger, Fact> = {
  name: 'reserves and scatter',
  clause: '7E-11.3',
  on: {
    'reserves-rolled': (l, { face, arrives }, turn) => [
      same('face', facesOf(turn)[0] ?? 0, face),
      l.round >= 2 && l.round < 4 ? null : fault('a roll in turn 2 or 3', l.round),
      arrives === face >= NEEDS ? null : fault(face >= NEEDS ? 'it comes' : 'it waits', face),
    ],
    scattered: (_l, { inches, hour }, turn) => {
      const most = facesOf(turn).reduce((sum, face) => sum + face, 0);
      return [
        inches >= 0 && inches <= most ? null : fault(`0 to ${most}"`, inches, '7E-5.24'),
        hour >= 1 && hour <= 12 ? null : fault('1 to 12 o’clock', hour, '7E-5.25'),
      ];
    },
  },
};

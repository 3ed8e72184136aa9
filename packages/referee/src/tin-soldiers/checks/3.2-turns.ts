import { fault, same } from '../../frame/check.ts';
import type { ToyCheck } from '../check.ts';
import { readyOf } from '../ledger.ts';

/** Seats alternate activating one ready soldier, round after round. */
export const turns: ToyCheck = {
  name: 'turns alternate',
  clause: 'TOY-3.2',
  on: {
    'round-began': (l, { round }) => same('round', l.round + 1, round),
    activated: (l, { soldier }) => {
      const one = l.soldiers[soldier]!;
      const due = l.last === null ? l.first : 1 - l.last;
      return [
        one.ready && one.at !== null ? null : fault('a ready soldier', `soldier ${soldier}`),
        one.seat === due || readyOf(l, due) === 0 ? null : fault(`seat ${due}'s turn`, `seat ${one.seat}`),
      ];
    },
  },
};

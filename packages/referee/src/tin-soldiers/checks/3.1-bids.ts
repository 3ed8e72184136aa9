import { fault } from '../../frame/check.ts';
import type { ToyCheck } from '../check.ts';

/** The higher bid goes first, equal bids swap the order; nobody bids or pays more courage than they have. */
export const bids: ToyCheck = {
  name: 'bids and courage',
  clause: 'TOY-3.1',
  on: {
    'bids-shown': (l, { bids: [one = 0, other = 0], first }) => {
      // No clause says which order equal bids of the first round swap.
      const right = one !== other ? (one > other ? 0 : 1) : l.round === 1 ? first : 1 - l.first;
      return [
        first === right ? null : fault(`seat ${right} first by ${one} to ${other}`, `seat ${first}`),
        one > l.courage[0]! || other > l.courage[1]!
          ? fault(`at most ${l.courage.join(' and ')}`, `${one} and ${other}`)
          : null,
      ];
    },
    'courage-changed': (l, { seat, by }) =>
      l.courage[seat]! + by < 0 ? fault(`at most ${l.courage[seat]} courage paid`, -by, 'TOY-6.1') : null,
  },
};

import { fault, same } from '../../frame/check.ts';
import type { ReconCheck } from '../check.ts';

/** What the die after a round needs. */
const NEEDS: ReadonlyMap<number, number> = new Map([
  [5, 3],
  [6, 4],
]);
const SURE = 5;
const MOST = 7;

/** Five rounds, then a die of the first player (3+), then one of the second (4+), and never more than seven. */
export const length: ReconCheck = {
  name: 'the length of the game',
  clause: 'RS-7.8',
  on: {
    'round-began': (l, { round }) =>
      round <= l.rounds || (l.rounds === SURE && round <= MOST && l.more === true)
        ? null
        : fault('no more rounds', round),
    'game-goes-on': (l, { seat, face, goesOn }) => {
      const needs = NEEDS.get(l.round);
      if (needs === undefined) return fault('no die after this round', l.round);
      return [
        same('the die of seat', l.round === SURE ? l.first : 1 - l.first, seat),
        same(`with ${face} of ${needs} it goes on:`, String(face >= needs), String(goesOn)),
      ];
    },
    'game-ended': l =>
      l.round === (l.rounds === SURE ? MOST : l.rounds) || (l.round >= SURE && l.more === false)
        ? null
        : fault('an end by the dice', l.round),
  },
};

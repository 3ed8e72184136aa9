import { fault, same } from '../../frame/check.ts';
import { enemyOf } from '../../w40k/ledger.ts';
import type { SquadCheck } from '../check.ts';

/** RS-7.8, RS-7.9: after which rounds a die decides, and what it needs. */
const NEEDS: { readonly [round: number]: number } = { 5: 3, 6: 4 };
/** RS-7.8: the guaranteed number of rounds; RS-7.10: the maximum. */
const SURE = 5;
const LAST = 7;

/** RS-7.8-10: five rounds, then possibly more; an option makes a game shorter. */
export const lengthOfGame: SquadCheck = {
  name: 'the length of the game',
  clause: 'RS-7.8',
  on: {
    'game-goes-on': (l, { seat, face, goesOn }) => {
      const needs = NEEDS[l.round];
      if (needs === undefined) return fault('a die after rounds 5 and 6', `after round ${l.round}`);
      const roller = l.round === SURE ? l.first : enemyOf(l.first ?? 0);
      return [same('the die of seat', roller ?? 0, seat), same('it goes on', String(face >= needs), String(goesOn))];
    },
    'round-began': (l, { round }) => {
      const isRolled = l.options.rounds === SURE && round <= LAST && l.goesOn?.round === round - 1 && l.goesOn.does;
      return round <= l.options.rounds || isRolled ? null : fault('no more rounds', `round ${round}`);
    },
    'game-ended': l => {
      const last = l.options.rounds === SURE ? LAST : l.options.rounds;
      return l.round === last || (l.goesOn?.round === l.round && !l.goesOn.does)
        ? null
        : fault('more rounds', `an end after ${l.round}`);
    },
  },
};

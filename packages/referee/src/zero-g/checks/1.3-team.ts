import { type Check, fault } from '../../frame/check.ts';
import type { Fact } from '../facts.ts';
import type { Ledger } from '../ledger.ts';

const LEAST_MODELS = 4;
const MOST_WOUNDS = 3;

/**
 * ZG-1.3, ZG-1.12: no team exceeds the agreed points; by the default limits none has fewer than 4 models or a model
 * with 4 wounds.
 */
export const teams: Check<Ledger, Fact> = {
  name: 'deployment',
  clause: 'ZG-1.3',
  on: {
    'first-turn-won': ({ models, options: { points, limits } }) =>
      [0, 1].map(seat => {
        const own = models.filter(model => model.seat === seat);
        const sum = own.reduce((all, model) => all + model.points, 0);
        const tough = own.find(({ card }) => (card.profile?.wounds ?? 0) > MOST_WOUNDS);
        return [
          Math.ceil(sum) <= points ? null : fault(`${points} points at most`, sum),
          limits === 'open' || own.length >= LEAST_MODELS ? null : fault(`${LEAST_MODELS} models at least`, own.length),
          limits === 'open' || !tough ? null : fault(`${MOST_WOUNDS} wounds at most`, tough.card.profile!.wounds),
        ];
      }),
  },
};

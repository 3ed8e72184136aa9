import { limit, set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** RS-2.7, RS-2.15 */
export const infiltrator: Rule<'infiltrator'> = {
  clause: 'RS-2.7',
  name: 'Infiltrator',
  words: 'Set up anywhere more than 9" from the enemy zone; 1 more to saves in cover.',
  modify: {
    'may-deploy-anywhere': set((value, { holder }, { model }) => value || model === holder),
    cover: limit((value, { holder }, { attack }) => (attack.target === holder && value > 0 ? value + 1 : value)),
  },
};

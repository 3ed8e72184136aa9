import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-8.4: No bonus for two weapons. */
export const noSecondWeapon: Rule<'no-second-weapon'> = {
  clause: 'ZG-8.4',
  name: 'a shield',
  modify: {
    'helped-by-second': limit((value, { holder }, { model }) => value && model !== holder),
  },
};

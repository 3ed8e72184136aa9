import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-8.3: Counts as two close combat weapons. */
export const twoWeapons: Rule<'two-weapons'> = {
  clause: 'ZG-8.3',
  modify: {
    'helped-by-second': set((value, { holder }, { model }) => value || model === holder),
  },
};

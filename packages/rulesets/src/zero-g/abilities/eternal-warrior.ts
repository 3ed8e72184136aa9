import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-5.9, 7E-6.7: Instant Death takes one wound instead of all. */
export const eternalWarrior: Rule<'eternal-warrior'> = {
  clause: '7E-6.7',
  name: 'Eternal Warrior',
  modify: {
    'eternal-warrior': set((value, { holder }, { model }) => value || model === holder),
  },
};

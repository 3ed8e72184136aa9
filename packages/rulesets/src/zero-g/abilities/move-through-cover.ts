import { add, set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.34: passes dangerous terrain tests, and rolls one more die for difficult terrain. */
export const moveThroughCover: Rule<'move-through-cover'> = {
  clause: '7E-6.34',
  name: 'Move Through Cover',
  modify: {
    'difficult-dice': add((value, { holder }, { model }) => (model === holder ? value + 1 : value)),
    'passes-dangerous-tests': set((value, { holder }, { model }) => value || model === holder),
  },
};

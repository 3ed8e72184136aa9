import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.34: Passes dangerous terrain tests. */
export const moveThroughCover: Rule<'move-through-cover'> = {
  clause: '7E-6.34',
  modify: {
    'passes-dangerous-tests': set((value, { holder }, { model }) => value || model === holder),
  },
};

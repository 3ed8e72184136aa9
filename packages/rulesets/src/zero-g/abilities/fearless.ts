import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.7: Passes Pinning tests, and cannot go to ground. */
export const fearless: Rule<'fearless'> = {
  clause: '7E-6.7',
  name: 'Fearless',
  modify: {
    fearless: set((value, { holder }, { model }) => value || model === holder),
  },
};

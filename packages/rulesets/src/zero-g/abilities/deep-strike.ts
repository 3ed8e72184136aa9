import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-9.2: May wait in reserve and arrive anywhere. */
export const deepStrike: Rule<'deep-strike'> = {
  clause: '7E-9.2',
  name: 'Deep Strike',
  modify: {
    'may-be-held-back': set((value, { holder }, { model }) => value || model === holder),
  },
};

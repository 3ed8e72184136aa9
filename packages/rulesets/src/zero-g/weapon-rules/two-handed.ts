import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.32: No extra attack for two weapons. */
export const twoHanded: Rule<'two-handed'> = {
  clause: '7E-6.32',
  modify: {
    'helped-by-second': limit((value, { holder }, { model }) => value && model !== holder),
  },
};

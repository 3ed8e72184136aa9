import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.11: Each 1 to hit is a wound on the firer. */
export const getsHot: Rule<'gets-hot'> = {
  clause: '7E-6.11',
  modify: {
    'gets-hot': set((value, { holder }, { attacker }) => value || attacker === holder),
  },
};

import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-5.24: A marker of this many inches. */
export const blast: Rule<'blast'> = {
  clause: '7E-5.24',
  modify: {
    blast: set((value, { holder, across }, { attacker }) => (attacker === holder ? across : value)),
  },
};

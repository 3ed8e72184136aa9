import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-5.23: Hits everything it touches, and ignores cover. */
export const template: Rule<'template'> = {
  clause: '7E-5.23',
  modify: {
    template: set((value, { holder }, { attacker }) => value || attacker === holder),
    'no-cover': set((value, { holder }, { attack }) => value || attack.attacker === holder),
  },
};

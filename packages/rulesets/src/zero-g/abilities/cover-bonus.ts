import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-5.14: Better cover, and a cover save in the open. */
export const coverBonus: Rule<'cover-bonus'> = {
  clause: '7E-5.14',
  name: 'Stealth or Shrouded',
  modify: {
    'cover-bonus': add((value, { holder, by }, { attack }) => (attack.target === holder ? value + by : value)),
  },
};

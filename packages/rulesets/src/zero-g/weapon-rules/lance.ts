import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.16: Armour above 12 counts as 12. */
export const lance: Rule<'lance'> = {
  clause: '7E-6.16',
  modify: {
    armour: limit((value, { holder }, { attack }) => (attack.attacker === holder ? Math.min(12, value) : value)),
  },
};

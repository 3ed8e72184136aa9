import { add, limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-4.26: Charges further, and terrain does not reduce its Initiative. */
export const chargeBonus: Rule<'charge-bonus'> = {
  clause: 'ZG-4.26',
  name: 'Acrobatic',
  modify: {
    'charge-bonus': add((value, { holder, inches }, { model }) => (model === holder ? value + inches : value)),
    'slowed-by-terrain': limit((value, { holder }, { model }) => value && model !== holder),
  },
};

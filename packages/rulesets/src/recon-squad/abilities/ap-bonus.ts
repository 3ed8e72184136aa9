import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** RS-10.4: improves the AP of all its weapons. */
export const apBonus: Rule<'ap-bonus'> = {
  clause: 'RS-10.4',
  name: 'better AP',
  modify: { ap: add((value, { holder, by }, { attacker }) => (attacker === holder ? value - by : value)) },
};

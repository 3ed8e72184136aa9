import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { orderRule } from './orders.ts';

/** ST-10.4: improves the AP of one friend's unmodified melee wound rolls of 6. */
export const viciousInsight: Rule<'vicious-insight'> = orderRule(
  { order: 'vicious-insight', name: 'Vicious Insight' },
  ({ within, to, by }) => ({
    within,
    to,
    until: 'own-command',
    gives: { rule: 'insightful', by },
  }),
);

export const insightful: Rule<'insightful'> = {
  clause: 'ST-10.4',
  name: 'Vicious Insight',
  modify: {
    'wound-yield': add((worth, { target, by }, { attack, face }) =>
      attack.attacker === target && attack.manner === 'fighting' && face === 6
        ? { ...worth, ap: worth.ap + by }
        : worth,
    ),
  },
};

import { add } from '@little-wars/engine';
import { performed } from '../../../core/03-actions/actions.ts';
import type { Rule } from '../../../types.ts';

/** Shoot, Fight, and actions that count as one of them. */
const ATTACKS: readonly string[] = ['shoot', 'fight', 'guard', 'hatchway-fight', 'shuriken-storm'];

/** KT-14.20: a Dash is free; attacking later in the same activation makes up for its cost. */
export const runner: Rule<'runner'> = {
  clause: 'KT-14.20',
  words: { en: { rule: 'Runner' } },
  modify: {
    'action-cost': add((cost, { holder }, { operative, action }, t) => {
      if (operative !== holder || performed(t, operative, ...ATTACKS)) return cost;
      if (action === 'dash') return 0;
      const dashes = performed(t, operative, 'dash');
      return dashes && ATTACKS.includes(action) ? cost + 1 : cost;
    }),
  },
};

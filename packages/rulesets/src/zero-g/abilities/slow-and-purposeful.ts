import { add, limit, set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.27: No Run and no Overwatch, otherwise as Relentless. */
export const slowAndPurposeful: Rule<'slow-and-purposeful'> = {
  clause: '7E-6.27',
  name: 'Slow And Purposeful',
  modify: {
    relentless: set((value, { holder }, { model }) => value || model === holder),
    runs: limit((value, { holder }, { model }) => value && model !== holder),
    'overwatch-refused': add((reasons, { holder }, { attacker }) =>
      attacker === holder ? [...reasons, { reason: 'slow-and-purposeful', clause: '7E-6.27' }] : reasons,
    ),
  },
};

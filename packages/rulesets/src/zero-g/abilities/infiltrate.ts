import { add, set } from '@little-wars/engine';
import { INFILTRATED } from '../core/01-battle/deployment.ts';
import { modelOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** 7E-11.1: Set up last, and does not charge in its first turn. */
export const infiltrate: Rule<'infiltrate'> = {
  clause: '7E-11.1',
  name: 'Infiltrate',
  modify: {
    'deploys-anywhere': set((value, { holder }, { model }) => (model === holder ? { zone: 0, enemies: 0 } : value)),
    'charge-refused': add((reasons, { holder }, { model }, t) =>
      model === holder && t.position.round === 1 && modelOf(t, model).used.includes(INFILTRATED)
        ? [...reasons, { reason: 'infiltrated', clause: '7E-11.1' }]
        : reasons,
    ),
  },
};

import { add } from '@little-wars/engine';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** 9E-9.8: not for models already in Engagement Range. */
export const heroicIntervention: Rule<'heroic-intervention'> = {
  clause: '9E-9.8',
  name: 'Heroic Intervention',
  modify: {
    'intervention-refused': add((reasons, _use, { model }, t) =>
      lookups.isInCombat(t, model) ? [...reasons, { reason: 'in-combat', clause: '9E-9.8' }] : reasons,
    ),
  },
};

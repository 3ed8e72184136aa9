import { limit } from '@little-wars/engine';
import { isInAura } from '../../w40k/abilities/auras.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: friends within reach may charge after an Advance. */
export const waaagh: Rule<'waaagh'> = {
  clause: 'RS-10.4',
  name: 'Waaagh!',
  modify: {
    'charge-refused': limit((reasons, use, { model }, t) =>
      isInAura(t, lookups, use, model) ? reasons.filter(({ reason }) => reason !== 'advanced') : reasons,
    ),
  },
};

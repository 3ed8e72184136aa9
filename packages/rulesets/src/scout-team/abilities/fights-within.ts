import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { lookups, readings } from '../library.ts';
import type { Rule } from '../types.ts';

/** ST-10.4, ST-7.6: fights within this distance of an enemy that another of its unit is engaged with. */
export const fightsWithin: Rule<'fights-within'> = {
  clause: 'ST-7.6',
  name: 'Swarming Masses',
  modify: {
    'fight-reach': add((reach, { holder, inches: far }, { model, enemy }, t) => {
      if (model !== holder || inches(far) <= reach) return reach;
      const { swarming } = t.setup.options.readings;
      const isEngaged = lookups
        .enemiesInContact(t, enemy)
        .some(friend => friend !== model && readings.areOneUnit(t, swarming, model, friend));
      return isEngaged ? inches(far) : reach;
    }),
  },
};

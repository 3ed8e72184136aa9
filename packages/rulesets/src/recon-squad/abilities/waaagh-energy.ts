import { add, set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { friendsOf } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: a bonus to Psychic tests for each group of friends nearby; a test this high causes Perils. */
export const waaaghEnergy: Rule<'waaagh-energy'> = {
  clause: 'RS-10.4',
  name: 'Waaagh! energy',
  modify: {
    'psychic-modifier': add((sum, { holder, per, within, most }, { model }, t) => {
      if (model !== holder) return sum;
      const near = friendsOf(t, model).filter(
        friend => lookups.hasKeyword(t, friend, 'Ork') && lookups.areWithin(t, model, friend, inches(within)),
      );
      return sum + Math.min(most, Math.floor(near.length / per));
    }),
    'brings-perils': set(
      (value, { holder, perils }, { model, total }) => value || (model === holder && total >= perils),
    ),
  },
};

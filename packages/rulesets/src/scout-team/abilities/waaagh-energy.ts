import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { friendsOf } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: with this many friends nearby it may try one more power. */
export const waaaghEnergy: Rule<'waaagh-energy'> = {
  clause: 'ST-10.4',
  name: 'Waaagh! energy',
  modify: {
    casts: add((count, { holder, models, within }, { model }, t) =>
      model === holder &&
      friendsOf(t, model).filter(friend => lookups.areWithin(t, model, friend, inches(within))).length >= models
        ? count + 1
        : count,
    ),
  },
};

import { set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin, isAlive, ownerOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: Friendly Tyranids nearby are Fearless. */
export const synapse: Rule<'synapse'> = {
  clause: 'ZG-8.4',
  name: 'Synapse',
  modify: {
    fearless: set(
      (value, { holder, within, seat }, { model }, t) =>
        value || (ownerOf(t, model) === seat && isAlive(t, holder!) && areWithin(t, model, holder!, inches(within))),
    ),
  },
};

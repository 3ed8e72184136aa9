import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin, isAlive, ownerOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: Fires Overwatch for a charged friend nearby. */
export const supportingFire: Rule<'supporting-fire'> = {
  clause: 'ZG-8.4',
  name: 'Supporting Fire',
  modify: {
    'also-overwatch': add((firers, { holder, within, seat }, { model }, t) =>
      model !== holder &&
      ownerOf(t, model) === seat &&
      isAlive(t, holder!) &&
      areWithin(t, model, holder!, inches(within))
        ? [...firers, holder!]
        : firers,
    ),
  },
};

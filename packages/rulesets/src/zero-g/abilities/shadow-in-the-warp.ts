import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin, isAlive, kit, ownerOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: Enemy Psykers nearby have less Leadership. */
export const shadowInTheWarp: Rule<'shadow-in-the-warp'> = {
  clause: 'ZG-8.4',
  name: 'Shadow in the Warp',
  modify: {
    leadership: add((value, { holder, by, within, seat }, { model }, t) =>
      ownerOf(t, model) !== seat &&
      kit(t, model).psyker !== null &&
      isAlive(t, holder!) &&
      areWithin(t, model, holder!, inches(within))
        ? value + by
        : value,
    ),
  },
};

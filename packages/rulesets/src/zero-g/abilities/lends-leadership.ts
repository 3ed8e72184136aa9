import { limit } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin, isAlive, kit, ownerOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: Friends nearby test with its Leadership. */
export const lendsLeadership: Rule<'lends-leadership'> = {
  clause: 'ZG-8.4',
  name: 'Failure is Not An Option',
  modify: {
    leadership: limit((value, { holder, within, seat }, { model }, t) =>
      model !== holder &&
      ownerOf(t, model) === seat &&
      isAlive(t, holder!) &&
      areWithin(t, model, holder!, inches(within))
        ? Math.max(value, kit(t, holder!).profile?.leadership ?? 0)
        : value,
    ),
  },
};

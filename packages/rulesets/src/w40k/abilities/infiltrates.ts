import { set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { SharedAbilityUse } from '../content/uses.ts';
import type { SharedRule } from '../types.ts';

/** Set up away from the enemy zone; the distance is checked where zones are known. */
export const infiltrates = (
  clause: string,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'infiltrates' }>> => ({
  clause,
  name: 'set up ahead',
  modify: {
    'deploys-anywhere': set((value, { holder, zone, apart }, { model }) =>
      model === holder ? { zone: inches(zone), enemies: inches(apart), ...(value && { or: value }) } : value,
    ),
  },
});

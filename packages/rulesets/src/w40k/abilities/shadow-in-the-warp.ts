import { set } from '@little-wars/engine';
import type { SharedAbilityUse } from '../content/uses.ts';
import { type Lookups, ownerOf } from '../measuring/lookups.ts';
import type { SharedRule } from '../types.ts';
import { isNearHolder } from './auras.ts';

/** Enemy Psykers within this distance have a modifier to Psychic tests; several such models count once. */
export const shadowInTheWarp = (
  clause: string,
  lookups: Lookups,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'shadow-in-the-warp' }>> => ({
  clause,
  name: 'Shadow in the Warp',
  modify: {
    'psychic-modifier': set((sum, use, { model }, t) =>
      ownerOf(t, model) !== use.seat && isNearHolder(t, lookups, use, model) ? Math.min(sum, use.by) : sum,
    ),
  },
});

import { add } from '@little-wars/engine';
import { isNearHolder } from '../../w40k/abilities/auras.ts';
import { ownerOf } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: Perils of enemy Psykers within this distance cost more; several such models count once. */
export const worsePerils: Rule<'worse-perils'> = {
  clause: 'ST-10.4',
  name: 'Shadow in the Warp',
  modify: {
    'perils-bonus': add((sum, use, { model }, t) =>
      ownerOf(t, model) !== use.seat && isNearHolder(t, lookups, use, model) ? Math.max(sum, use.wounds) : sum,
    ),
  },
};

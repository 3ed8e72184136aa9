import { add, limit, set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { SharedAbilityUse } from '../content/uses.ts';
import { hasDone } from '../measuring/lookups.ts';
import type { SharedRule } from '../types.ts';

/** May charge after an Advance, for some models from a longer distance. */
export const chargesAfterAdvance = (
  clause: string,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'charges-after-advance' }>> => ({
  clause,
  name: 'charges after an Advance',
  modify: {
    'charge-refused': limit((reasons, { holder }, { model }) =>
      model === holder ? reasons.filter(({ reason }) => reason !== 'advanced') : reasons,
    ),
    'charge-reach': set((value, { holder, range }, { model }, t) =>
      model === holder && range !== undefined && hasDone(t, model, 'advanced') ? inches(range) : value,
    ),
    'charge-bonus': add((value, { holder, bonus }, { model }, t) =>
      model === holder && hasDone(t, model, 'advanced') ? value + (bonus ?? 0) : value,
    ),
  },
});

import { add, set } from '@little-wars/engine';
import { inches, isWithin } from '@little-wars/engine/geometry';
import type { SharedAbilityUse } from '../content/uses.ts';
import { enemiesOf, type Lookups, modelOf } from '../measuring/lookups.ts';
import type { SharedRule } from '../types.ts';

type Scouts = Extract<SharedAbilityUse, { readonly rule: 'scouts' }>;

/** Moves this far before the first turn, and may not end near enemies. */
export const scouts = (clause: string, lookups: Lookups): SharedRule<Scouts> => ({
  clause,
  name: 'scouts ahead',
  modify: {
    'scout-move': set((value, { holder, move }, { model }) =>
      model === holder ? Math.max(value, inches(move)) : value,
    ),
    'move-refused': add((reasons, { holder, apart }, { model, manner, legs, to }, t) => {
      // A model that stays where it is has made no such move.
      if (model !== holder || manner !== 'scout' || legs.length === 0) return reasons;
      const base = lookups.standingAt(modelOf(t, model), to);
      const isNear = enemiesOf(t, model).some(enemy => isWithin(base, lookups.standing(t, enemy), inches(apart)));
      return isNear ? [...reasons, { reason: 'ends-near-an-enemy', clause }] : reasons;
    }),
  },
});

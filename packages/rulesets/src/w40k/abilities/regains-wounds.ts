import type { SharedAbilityUse } from '../content/uses.ts';
import { isAlive, type Lookups } from '../measuring/lookups.ts';
import type { Phase, SharedRule } from '../types.ts';

/** Regains lost wounds at the start of its own turns, or of one of their phases. */
export const regainsWounds = (
  clause: string,
  lookups: Lookups,
  when: Phase = 'start',
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'regains-wounds' }>> => ({
  clause,
  name: 'regains wounds',
  on: {
    'phase-began': (t, { phase }, { holder, wounds, seat: own }) => {
      if (phase !== when || holder === null || t.position.turn !== own || !isAlive(t, holder)) return null;
      const model = t.position.models[holder]!;
      const lost = lookups.fullWounds(model) - model.wounds;
      if (lost > 0) t.emit({ type: 'wounds-regained', clause, model: holder, wounds: Math.min(lost, wounds) });
      return null;
    },
  },
});

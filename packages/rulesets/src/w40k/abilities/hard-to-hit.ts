import { add } from '@little-wars/engine';
import type { SharedAbilityUse } from '../content/uses.ts';
import type { SharedRule } from '../types.ts';

/** Modifies hit rolls of attacks against it; with `shooting` only of shots. */
export const hardToHit = (clause: string): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'hard-to-hit' }>> => ({
  clause,
  name: 'hard to hit',
  modify: {
    'hit-modifier': add((sum, { holder, by, shooting }, { attack }) =>
      attack.target === holder && !(shooting && attack.manner === 'fighting') ? sum + by : sum,
    ),
  },
});

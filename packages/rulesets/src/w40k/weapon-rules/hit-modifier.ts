import { add } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import type { SharedRule } from '../types.ts';

/** Added to its hit rolls. */
export const hitModifier = (clause: string): SharedRule<Extract<SharedWeaponUse, { rule: 'hit-modifier' }>> => ({
  clause,
  modify: {
    'hit-modifier': add((sum, { holder, by }, { attack }) => (attack.attacker === holder ? sum + by : sum)),
  },
});

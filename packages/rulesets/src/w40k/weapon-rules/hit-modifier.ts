import { add } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import type { SharedWeaponRule } from '../types.ts';

/** Added to its hit rolls. */
export const hitModifier = (clause: string): SharedWeaponRule<Extract<SharedWeaponUse, { rule: 'hit-modifier' }>> => ({
  clause,
  name: 'unwieldy',
  label: ({ by }) => `${by} to hit`,
  words: ({ by }) => `Hit rolls with this weapon are modified by ${by}.`,
  modify: {
    'hit-modifier': add((sum, { holder, by }, { attack }) => (attack.attacker === holder ? sum + by : sum)),
  },
});

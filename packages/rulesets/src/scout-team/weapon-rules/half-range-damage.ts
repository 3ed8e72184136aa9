import { set } from '@little-wars/engine';
import { isAtHalfRange } from '../../w40k/rules/weapon-types.ts';
import { lookups, targets } from '../library.ts';
import type { WeaponRule } from '../types.ts';

/** ST-10.3: different damage within half range. */
export const halfRangeDamage: WeaponRule<'half-range-damage'> = {
  clause: 'ST-10.3',
  name: 'half range: more damage',
  label: ({ damage }) => `half range: D ${damage}`,
  words: ({ damage }) => `Its damage is ${damage} at targets within half range.`,
  modify: {
    damage: set((value, { holder, damage }, aim, t) =>
      aim.attacker === holder && isAtHalfRange(t, lookups, targets, aim) ? damage : value,
    ),
  },
};

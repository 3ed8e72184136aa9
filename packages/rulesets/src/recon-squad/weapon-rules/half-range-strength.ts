import { add } from '@little-wars/engine';
import { isAtHalfRange } from '../../w40k/rules/weapon-types.ts';
import { lookups, targets } from '../library.ts';
import type { WeaponRule } from '../types.ts';

/** RS-10.3: stronger within half range. */
export const halfRangeStrength: WeaponRule<'half-range-strength'> = {
  clause: 'RS-10.3',
  name: 'half range: stronger',
  label: ({ by }) => `half range: S +${by}`,
  words: ({ by }) => `Its Strength is ${by} higher at targets within half range.`,
  modify: {
    'weapon-strength': add((value, { holder, by }, aim, t) =>
      aim.attacker === holder && isAtHalfRange(t, lookups, targets, aim) ? value + by : value,
    ),
  },
};

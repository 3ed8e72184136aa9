import { add } from '@little-wars/engine';
import { isAtHalfRange } from '../../w40k/rules/weapon-types.ts';
import { lookups, targets } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.3: stronger within half range. */
export const halfRangeStrength: Rule<'half-range-strength'> = {
  clause: 'RS-10.3',
  modify: {
    'weapon-strength': add((value, { holder, by }, aim, t) =>
      aim.attacker === holder && isAtHalfRange(t, lookups, targets, aim) ? value + by : value,
    ),
  },
};

import { set } from '@little-wars/engine';
import { isAtHalfRange } from '../../w40k/rules/weapon-types.ts';
import { lookups, targets } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.3: within half range the better of two damage dice counts. */
export const melta: Rule<'melta'> = {
  clause: 'RS-10.3',
  modify: {
    'best-damage-of-two': set(
      (value, { holder }, { attack }, t) =>
        value || (attack.attacker === holder && isAtHalfRange(t, lookups, targets, attack)),
    ),
  },
};

import { set } from '@little-wars/engine';
import { isAtHalfRange } from '../../w40k/rules/weapon-types.ts';
import { lookups, targets } from '../library.ts';
import type { WeaponRule } from '../types.ts';

/** RS-10.3: within half range the better of two damage dice counts. */
export const melta: WeaponRule<'melta'> = {
  clause: 'RS-10.3',
  name: 'half range: the better of two dice',
  label: 'half range: the better of two damage dice',
  words: 'At targets within half range, roll two dice for damage and use the better one.',
  modify: {
    'best-damage-of-two': set(
      (value, { holder }, { attack }, t) =>
        value || (attack.attacker === holder && isAtHalfRange(t, lookups, targets, attack)),
    ),
  },
};

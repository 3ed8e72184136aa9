import { add } from '@little-wars/engine';
import { isInAura } from '../../w40k/abilities/auras.ts';
import { isAtHalfRange } from '../../w40k/rules/weapon-types.ts';
import { lookups, targets } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: friends nearby fire one more shot with pulse weapons at half range. */
export const volleyFire: Rule<'volley-fire'> = {
  clause: 'RS-10.4',
  name: 'Volley Fire',
  modify: {
    'attack-bonus': add((bonus, use, aim, t) =>
      aim.manner !== 'fighting' &&
      lookups.profile(aim.profile).family === 'pulse' &&
      isInAura(t, lookups, use, aim.attacker) &&
      isAtHalfRange(t, lookups, targets, aim)
        ? bonus + use.shots
        : bonus,
    ),
  },
};

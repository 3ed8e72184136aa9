import { add } from '@little-wars/engine';
import { operativeOf } from '../lookups.ts';
import type { Rule } from '../types.ts';
import { isHeldBy } from './wielded.ts';

/** KT-9.13: each carrier once; all attacks of that use are one use. */
export const limited: Rule<'limited'> = {
  clause: 'KT-9.13',
  modify: {
    'weapon-refused': add((reasons, use, { attacker, weapon }, t) =>
      isHeldBy(t, use, attacker) && operativeOf(t, attacker).used.includes(weapon)
        ? [...reasons, { reason: 'used-up', clause: 'KT-9.13', weapon }]
        : reasons,
    ),
  },
};

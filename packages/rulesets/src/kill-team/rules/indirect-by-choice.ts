import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-game/measuring.ts';
import type { Rule } from '../types.ts';

export const INDIRECT_RANGE = 3;

/** KT-12.12: with Indirect in use the weapon has Rng 3", except for targets a Blast adds (KT-9.17). */
export const indirectByChoice: Rule<'indirect-by-choice'> = {
  clause: 'KT-12.12',
  words: { en: { rule: 'Indirect' } },
  modify: {
    'target-refused': add((reasons, _use, { attacker, target, indirect }, t) =>
      indirect !== true || areWithin(t, attacker, target, inches(INDIRECT_RANGE))
        ? reasons
        : [...reasons, { reason: 'out-of-range', clause: 'KT-12.12', inches: INDIRECT_RANGE }],
    ),
  },
};

import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-game/measuring.ts';
import type { Rule } from '../types.ts';
import { isHeldBy } from './wielded.ts';

/** KT-9.17: each Rng refuses separately, so the smallest counts. It does not apply to targets a Blast adds. */
export const range: Rule<'range'> = {
  clause: 'KT-9.17',
  words: { en: { rule: 'Range' } },
  modify: {
    'target-refused': add((reasons, use, aim, t) =>
      !isHeldBy(t, use, aim.attacker) || areWithin(t, aim.attacker, aim.target, inches(use.inches))
        ? reasons
        : [...reasons, { reason: 'out-of-range', clause: 'KT-9.17', inches: use.inches }],
    ),
  },
};

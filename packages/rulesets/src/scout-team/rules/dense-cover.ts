import { add } from '@little-wars/engine';
import { isAlive } from '../../w40k/measuring/lookups.ts';
import { covers } from '../library.ts';
import type { Rule } from '../types.ts';

/** 9E-8.5: shots past dense terrain have -1 to hit. */
export const denseCover: Rule<'dense-cover'> = {
  clause: '9E-8.5',
  name: 'Dense Cover',
  modify: {
    'hit-modifier': add((sum, _use, { attack }, t) =>
      attack.manner === 'shooting' &&
      isAlive(t, attack.attacker) &&
      isAlive(t, attack.target) &&
      covers.isDense(t, attack.attacker, attack.target)
        ? sum - 1
        : sum,
    ),
  },
};

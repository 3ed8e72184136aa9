import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-measuring/measuring.ts';
import { enemiesOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** VG-3.8: a bonus die for each further enemy around the target, up to so many. */
export const blast: Rule<'blast'> = {
  clause: 'VG-3.8',
  modify: {
    'attack-dice': add((count, { within, most }, { attack: { attacker, target } }, t) => {
      const around = enemiesOf(t, attacker).filter(
        enemy => enemy !== target && areWithin(t, target, enemy, inches(within)),
      );
      return count + Math.min(most, around.length);
    }),
  },
};

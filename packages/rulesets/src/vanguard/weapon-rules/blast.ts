import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-measuring/measuring.ts';
import { enemiesOf } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** VG-3.8: a bonus die for each further enemy around the target, up to a limit. */
export const blast: WeaponRule<'blast'> = {
  clause: 'VG-3.8',
  name: 'blast',
  label: 'blast{within}-{most}',
  words: '1 die more for each other enemy within {within}" of the target, up to {most}.',
  modify: {
    'attack-dice': add((count, { within, most }, { attack: { attacker, target } }, t) => {
      const around = enemiesOf(t, attacker).filter(
        enemy => enemy !== target && areWithin(t, target, enemy, inches(within)),
      );
      return count + Math.min(most, around.length);
    }),
  },
};

import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-measuring/measuring.ts';
import type { WeaponRule } from '../types.ts';

/** VG-3.8: bonus dice against a target nearby. */
export const closeBonus: WeaponRule<'close-bonus'> = {
  clause: 'VG-3.8',
  name: 'more dice at close range',
  label: 'close{within}-{dice}',
  words: 'Attack dice within {within}": +{dice}.',
  modify: {
    'attack-dice': add((count, { within, dice }, { attack: { attacker, target } }, t) =>
      areWithin(t, attacker, target, inches(within)) ? count + dice : count,
    ),
  },
};

import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-measuring/measuring.ts';
import type { Rule } from '../types.ts';

/** VG-3.8: bonus dice at a target that is near. */
export const closeBonus: Rule<'close-bonus'> = {
  clause: 'VG-3.8',
  modify: {
    'attack-dice': add((count, { within, dice }, { attack: { attacker, target } }, t) =>
      areWithin(t, attacker, target, inches(within)) ? count + dice : count,
    ),
  },
};

import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

/** VG-3.8, VG-7.4: disengaging attacks on it have fewer dice. */
export const nimble: Rule<'nimble'> = {
  clause: 'VG-3.8',
  words: 'Disengaging attacks at it lose {dice} die.',
  modify: {
    'attack-dice': add((count, { holder, dice }, { attack: { target, manner } }) =>
      manner === 'disengaging' && target === holder ? count - dice : count,
    ),
  },
};

import { add } from '@little-wars/engine';
import { hasMoved } from '../core/03-shooting/weapons.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: One more shot with pulse rifles and carbines if it stood still. */
export const volleyFire: Rule<'volley-fire'> = {
  clause: 'ZG-8.4',
  name: 'Volley Fire',
  modify: {
    shots: add((value, { holder, shots }, { attacker, profile }, t) =>
      attacker === holder && (profile === 'pulse-rifle' || profile === 'pulse-carbine') && !hasMoved(t, attacker)
        ? value + shots
        : value,
    ),
  },
};

import { add } from '@little-wars/engine';
import { isAtHalfRange } from '../core/03-shooting/weapons.ts';
import type { WeaponRule } from '../types.ts';

/** 7E-6.18: One more D6 to penetrate at half range. */
export const melta: WeaponRule<'melta'> = {
  clause: '7E-6.18',
  name: 'Melta',
  label: 'Melta',
  words: null,
  modify: {
    'penetration-dice': add((dice, { holder }, { attack }, t) =>
      attack.attacker === holder && isAtHalfRange(t, holder, attack.target, attack.profile) ? dice + 1 : dice,
    ),
  },
};

import { add } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-6.1: One more D6 to penetrate. */
export const armourbane: WeaponRule<'armourbane'> = {
  clause: '7E-6.1',
  name: 'Armourbane',
  label: 'Armourbane',
  words: null,
  modify: {
    'penetration-dice': add((dice, { holder }, { attack }) => (attack.attacker === holder ? dice + 1 : dice)),
  },
};

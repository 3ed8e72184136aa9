import { limit } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-6.16: Armour above 12 counts as 12. */
export const lance: WeaponRule<'lance'> = {
  clause: '7E-6.16',
  name: 'Lance',
  label: 'Lance',
  words: null,
  modify: {
    armour: limit((value, { holder }, { attack }) => (attack.attacker === holder ? Math.min(12, value) : value)),
  },
};

import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-6.9: Wounds on 2+. */
export const fleshbane: WeaponRule<'fleshbane'> = {
  clause: '7E-6.9',
  name: 'Fleshbane',
  label: 'Fleshbane',
  words: null,
  modify: {
    'wound-needs': set((needs, { holder }, { attack }) => (attack.attacker === holder ? 2 : needs)),
  },
};

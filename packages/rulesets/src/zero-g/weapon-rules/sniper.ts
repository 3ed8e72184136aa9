import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-6.29: Wounds on 4+, a 6 at AP2. */
export const sniper: WeaponRule<'sniper'> = {
  clause: '7E-6.29',
  name: 'Sniper',
  label: 'Sniper',
  words: null,
  modify: {
    'wound-needs': set((needs, { holder }, { attack }) => (attack.attacker === holder ? 4 : needs)),
    'wound-worth': set((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { ...worth, ap: Math.min(2, worth.ap) } : worth,
    ),
  },
};

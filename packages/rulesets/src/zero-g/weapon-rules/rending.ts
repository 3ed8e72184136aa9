import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-6.24: A 6 to wound wounds at AP2, and adds a D3 against armour. */
export const rending: WeaponRule<'rending'> = {
  clause: '7E-6.24',
  name: 'Rending',
  label: 'Rending',
  words: null,
  modify: {
    'always-wounds': set((value, { holder }, { attack, face }) => value || (attack.attacker === holder && face === 6)),
    'wound-worth': set((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { ...worth, ap: Math.min(2, worth.ap) } : worth,
    ),
    'sixes-rend': set((value, { holder }, { attack }) => value || attack.attacker === holder),
  },
};

import type { WeaponRule } from '../types.ts';

/** 7E-6.2: Charging through terrain does not reduce its bearer's Initiative; the fight looks it up on the card. */
export const assaultGrenades: WeaponRule<'assault-grenades'> = {
  clause: '7E-6.2',
  name: 'Assault Grenades',
  label: '',
  words: null,
};

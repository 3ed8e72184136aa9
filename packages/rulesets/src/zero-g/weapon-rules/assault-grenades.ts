import type { Rule } from '../types.ts';

/** 7E-6.2: Charging through terrain does not reduce its bearer's Initiative; the fight looks it up on the card. */
export const assaultGrenades: Rule<'assault-grenades'> = {
  clause: '7E-6.2',
};

import type { Rule } from '../types.ts';

/** 7E-6.2: Its bearer loses no Initiative by charging through terrain; the fight looks for it on the card. */
export const assaultGrenades: Rule<'assault-grenades'> = {
  clause: '7E-6.2',
};

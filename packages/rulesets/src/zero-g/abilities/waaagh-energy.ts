import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const waaaghEnergy: Rule<'waaagh-energy'> = {
  clause: 'ZG-8.4',
};

import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const resurrectionOrb: Rule<'resurrection-orb'> = {
  clause: 'ZG-8.4',
};

import type { Rule } from '../types.ts';

/** 7E-4.1: Adds its Mastery Level to the warp charge; the Psychic phase reads it from the card. */
export const psyker: Rule<'psyker'> = {
  clause: '7E-4.1',
  name: 'a Psyker',
};

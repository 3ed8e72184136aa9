import type { Rule } from '../types.ts';

/** 7E-5.8: A save that ignores AP; it is on the card. */
export const invulnerable: Rule<'invulnerable'> = {
  clause: '7E-5.8',
  name: 'an invulnerable save',
};

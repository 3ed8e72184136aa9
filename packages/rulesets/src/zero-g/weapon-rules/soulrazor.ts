import type { Rule } from '../types.ts';

/** ZG-8.3: To come. */
export const soulrazor: Rule<'soulrazor'> = {
  clause: 'ZG-8.3',
};

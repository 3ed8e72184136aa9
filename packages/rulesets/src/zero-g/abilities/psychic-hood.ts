import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const psychicHood: Rule<'psychic-hood'> = {
  clause: 'ZG-8.4',
};

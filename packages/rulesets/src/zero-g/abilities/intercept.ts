import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const intercept: Rule<'intercept'> = {
  clause: 'ZG-8.4',
};

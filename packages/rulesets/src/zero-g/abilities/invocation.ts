import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const invocation: Rule<'invocation'> = {
  clause: 'ZG-8.4',
};

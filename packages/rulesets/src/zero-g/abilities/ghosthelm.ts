import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const ghosthelm: Rule<'ghosthelm'> = {
  clause: 'ZG-8.4',
};

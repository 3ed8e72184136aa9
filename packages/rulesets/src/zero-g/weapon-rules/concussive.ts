import type { Rule } from '../types.ts';

/** ZG-8.3: To come. */
export const concussive: Rule<'concussive'> = {
  clause: 'ZG-8.3',
};

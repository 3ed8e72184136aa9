import type { Rule } from '../types.ts';

/** ZG-8.3: To come. */
export const targetAcquired: Rule<'target-acquired'> = {
  clause: 'ZG-8.3',
};

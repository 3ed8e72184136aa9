import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const itWillNotDie: Rule<'it-will-not-die'> = {
  clause: 'ZG-8.4',
};

import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const reRollsOneHit: Rule<'re-rolls-one-hit'> = {
  clause: 'ZG-8.4',
};

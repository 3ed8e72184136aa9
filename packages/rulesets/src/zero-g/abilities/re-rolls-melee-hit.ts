import type { Rule } from '../types.ts';

/** ZG-8.4: To come. */
export const reRollsMeleeHit: Rule<'re-rolls-melee-hit'> = {
  clause: 'ZG-8.4',
};

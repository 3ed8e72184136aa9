import type { SharedRule } from '../types.ts';

/** Its moves ignore heights: the ground of an edition looks this rule up by name. */
export const freeHeights = (clause: string): SharedRule<{ readonly rule: 'free-heights' }> => ({
  clause,
  name: 'heights cost nothing',
});

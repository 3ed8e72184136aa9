import type { SharedRule } from '../types.ts';

/** Heights cost nothing in its moves: the ground of an edition looks for this rule by its name. */
export const freeHeights = (clause: string): SharedRule<{ readonly rule: 'free-heights' }> => ({ clause });

import type { SharedRule } from '../types.ts';

/** May target Characters: the effect depends on the edition, which looks this rule up by name. */
export const sniper = (clause: string): SharedRule<{ readonly rule: 'sniper' }> => ({ clause });

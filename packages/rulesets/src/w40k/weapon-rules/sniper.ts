import type { SharedRule } from '../types.ts';

/** Picks out Characters: what that is worth depends on the edition, which looks for this rule by its name. */
export const sniper = (clause: string): SharedRule<{ readonly rule: 'sniper' }> => ({ clause });

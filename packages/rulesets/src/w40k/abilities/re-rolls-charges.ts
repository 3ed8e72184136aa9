import { add } from '@little-wars/engine';
import { moreOf } from '../dice/re-rolls.ts';
import type { SharedRule } from '../types.ts';

/** May re-roll any dice of its charge rolls. */
export const reRollsCharges = (clause: string): SharedRule<{ readonly rule: 're-rolls-charges' }> => ({
  clause,
  modify: {
    're-rolls': add((which, { holder }, { roll }) =>
      roll.what === 'charge' && roll.model === holder ? moreOf(which, 'any') : which,
    ),
  },
});

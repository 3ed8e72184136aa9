import { add } from '@little-wars/engine';
import { moreOf } from '../dice/re-rolls.ts';
import type { SharedRule } from '../types.ts';

/** May re-roll its charge rolls: any of their dice, or in some editions only the whole roll. */
export const reRollsCharges = (
  clause: string,
  dice: 'any' | 'all' = 'any',
): SharedRule<{ readonly rule: 're-rolls-charges' }> => ({
  clause,
  name: 're-rolls charges',
  modify: {
    're-rolls': add((which, { holder }, { roll }) =>
      roll.what === 'charge' && roll.model === holder ? moreOf(which, dice) : which,
    ),
  },
});

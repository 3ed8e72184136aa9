import { add, set } from '@little-wars/engine';
import type { SharedAbilityUse } from '../content/uses.ts';
import { moreOf } from '../dice/re-rolls.ts';
import { hasDone } from '../measuring/lookups.ts';
import type { SharedRule } from '../types.ts';

/** May wait in reserve; some models re-roll the charge in the turn they arrive. */
export const deepStrike = (
  clause: string,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 'deep-strike' }>> => ({
  clause,
  name: 'Deep Strike',
  modify: {
    'may-be-held-back': set((value, { holder }, { model }) => value || model === holder),
    're-rolls': add((which, { holder, charge }, { roll }, t) =>
      charge === 're-roll' &&
      roll.what === 'charge' &&
      holder !== null &&
      roll.model === holder &&
      hasDone(t, holder, 'arrived')
        ? moreOf(which, 'all')
        : which,
    ),
  },
});

import { add } from '@little-wars/engine';
import type { SharedAbilityUse } from '../content/uses.ts';
import { moreOf } from '../dice/re-rolls.ts';
import type { Lookups } from '../measuring/lookups.ts';
import type { SharedRule } from '../types.ts';

/** Re-rolls wound rolls of 1 of its shots at targets with one of these keywords. */
export const reRollsWoundsOfOne = (
  clause: string,
  lookups: Lookups,
): SharedRule<Extract<SharedAbilityUse, { readonly rule: 're-rolls-wounds-of-one' }>> => ({
  clause,
  name: 're-rolls wounds of 1',
  modify: {
    're-rolls': add((which, { holder, seat, against }, { roll, attack }, t) =>
      roll.what === 'wound' &&
      roll.seat === seat &&
      attack?.attacker === holder &&
      attack.manner !== 'fighting' &&
      against.some(keyword => lookups.hasKeyword(t, attack.target, keyword))
        ? moreOf(which, 'ones')
        : which,
    ),
  },
});

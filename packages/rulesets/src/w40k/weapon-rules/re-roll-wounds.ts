import { add } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import { moreOf } from '../dice/re-rolls.ts';
import type { Lookups } from '../measuring/lookups.ts';
import type { SharedRule } from '../types.ts';

/** May re-roll its wound rolls; with `against` only for targets with this keyword. */
export const reRollWounds = (
  clause: string,
  lookups: Lookups,
): SharedRule<Extract<SharedWeaponUse, { rule: 're-roll-wounds' }>> => ({
  clause,
  modify: {
    're-rolls': add((which, { holder, against }, { roll, attack }, t) =>
      roll.what === 'wound' &&
      attack?.attacker === holder &&
      (against === undefined || lookups.hasKeyword(t, attack.target, against))
        ? moreOf(which, 'failed')
        : which,
    ),
  },
});

import { add } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import { moreOf } from '../dice/re-rolls.ts';
import type { Lookups } from '../measuring/lookups.ts';
import type { SharedWeaponRule } from '../types.ts';

/** May re-roll its wound rolls; with `against` only for targets with this keyword. */
export const reRollWounds = (
  clause: string,
  lookups: Lookups,
): SharedWeaponRule<Extract<SharedWeaponUse, { rule: 're-roll-wounds' }>> => ({
  clause,
  name: 're-rolls wounds',
  label: ({ against }) => (against ? `re-rolls wounds against ${against}s` : 're-rolls wounds'),
  words: ({ against }) =>
    against ? `You may re-roll wound rolls with it against ${against}s.` : 'You may re-roll wound rolls with it.',
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

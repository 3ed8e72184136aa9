import { add } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import { moreOf } from '../dice/re-rolls.ts';
import type { SharedWeaponRule } from '../types.ts';

/** May re-roll its hit rolls; with `only` those of 1. */
export const reRollHits = (clause: string): SharedWeaponRule<Extract<SharedWeaponUse, { rule: 're-roll-hits' }>> => ({
  clause,
  name: 're-rolls hits',
  label: ({ only }) => (only ? 're-rolls hits of 1' : 're-rolls hits'),
  words: ({ only }) => (only ? 'You may re-roll hit rolls of 1 with it.' : 'You may re-roll hit rolls with it.'),
  modify: {
    're-rolls': add((which, { holder, only }, { roll, attack }) =>
      roll.what === 'hit' && attack?.attacker === holder ? moreOf(which, only ? 'ones' : 'failed') : which,
    ),
  },
});

import { add } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import { moreOf } from '../dice/re-rolls.ts';
import type { SharedRule } from '../types.ts';

/** May re-roll its hit rolls; with `only` those of 1. */
export const reRollHits = (clause: string): SharedRule<Extract<SharedWeaponUse, { rule: 're-roll-hits' }>> => ({
  clause,
  modify: {
    're-rolls': add((which, { holder, only }, { roll, attack }) =>
      roll.what === 'hit' && attack?.attacker === holder ? moreOf(which, only ? 'ones' : 'failed') : which,
    ),
  },
});

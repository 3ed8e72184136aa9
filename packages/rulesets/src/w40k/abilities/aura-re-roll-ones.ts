import { add } from '@little-wars/engine';
import type { SharedAbilityUse } from '../content/uses.ts';
import { moreOf } from '../dice/re-rolls.ts';
import type { Lookups } from '../measuring/lookups.ts';
import type { SharedRule } from '../types.ts';
import { isInAura } from './auras.ts';

type Aura = Extract<SharedAbilityUse, { readonly rule: 'aura-re-roll-ones' }>;

const KINDS = { hit: 'hit', wound: 'wound', 'psychic-test': 'psychic' } as const;

/** Friends within reach may re-roll rolls of 1: their own, not an enemy's against them. */
export const auraReRollOnes = (clause: string, lookups: Lookups): SharedRule<Aura> => ({
  clause,
  name: 'a friend’s aura: re-roll ones',
  modify: {
    're-rolls': add((which, use, { roll }, t) =>
      roll.what === KINDS[use.roll] &&
      roll.seat === use.seat &&
      roll.model !== null &&
      isInAura(t, lookups, use, roll.model)
        ? moreOf(which, 'ones')
        : which,
    ),
  },
});

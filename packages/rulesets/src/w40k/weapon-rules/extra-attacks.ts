import { add } from '@little-wars/engine';
import type { SharedWeaponUse } from '../content/uses.ts';
import type { Lookups } from '../measuring/lookups.ts';
import type { SharedWeaponRule } from '../types.ts';

type ExtraAttacks = Extract<SharedWeaponUse, { rule: 'extra-attacks' }>;

/** More attacks with this weapon in a fight; with `pair` only for a bearer of two. */
export const extraAttacks = (clause: string, lookups: Lookups): SharedWeaponRule<ExtraAttacks> => ({
  clause,
  name: 'more attacks with this weapon',
  label: ({ attacks, pair }) => `${attacks} more ${attacks === 1 ? 'attack' : 'attacks'}${pair ? ' with a pair' : ''}`,
  words: ({ attacks, pair }) =>
    pair
      ? `A bearer of two of these makes ${attacks} more attack with them each time it fights.`
      : `Its bearer makes ${attacks} more attack with it each time it fights.`,
  modify: {
    'attack-bonus': add((bonus, { holder, attacks, pair }, { attacker, profile, manner }, t) => {
      if (attacker !== holder || manner !== 'fighting') return bonus;
      const carried = lookups.weapons(t, attacker).filter(({ profiles }) => profiles.some(({ id }) => id === profile));
      return pair && carried.length < 2 ? bonus : bonus + attacks;
    }),
  },
});

import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { friendsOf } from '../../w40k/measuring/lookups.ts';
import { isBig, lookups } from '../library.ts';
import type { Rule } from '../types.ts';

const NEAR = inches(3);
const MOST_WOUNDS = 9;

/** 9E-7.7: a Character near a friendly Monster or Vehicle cannot be targeted, unless it is the closest. */
export const lookOutSir: Rule<'look-out-sir'> = {
  clause: '9E-7.7',
  name: 'Look Out, Sir',
  modify: {
    'target-refused': add((reasons, _use, { attacker, target, profile }, t) => {
      const { profile: card } = lookups.kit(t, target);
      if (!lookups.hasKeyword(t, target, 'Character') || card.wounds > MOST_WOUNDS) return reasons;
      if (lookups.profile(profile).rules.some(({ rule }) => rule === 'sniper')) return reasons;
      const isGuarded = friendsOf(t, target).some(
        friend => isBig(t, friend) && lookups.areWithin(t, target, friend, NEAR),
      );
      return isGuarded && !lookups.nearestEnemies(t, attacker).includes(target)
        ? [...reasons, { reason: 'look-out-sir', clause: '9E-7.7' }]
        : reasons;
    }),
  },
};

import { add, limit } from '@little-wars/engine';
import { isAlive } from '../../w40k/measuring/lookups.ts';
import { isBig, lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/**
 * 9E-7.5, 9E-7.6: enemies in Engagement Range must be targeted first, and Heavy weapons of Monsters and Vehicles have
 * -1 to hit in Engagement Range.
 */
export const bigGuns: Rule<'big-guns'> = {
  clause: '9E-7.6',
  name: 'Big Guns',
  modify: {
    'hit-modifier': add((sum, _use, { attack }, t) =>
      attack.manner === 'shooting' &&
      isAlive(t, attack.attacker) &&
      lookups.profile(attack.profile).type === 'heavy' &&
      isBig(t, attack.attacker) &&
      lookups.isInCombat(t, attack.attacker)
        ? sum - 1
        : sum,
    ),
    // Pistols have their own clause for it.
    'target-refused': limit((reasons, _use, { profile }) =>
      lookups.profile(profile).type === 'pistol'
        ? reasons
        : reasons.map(reason => (reason.reason === 'not-the-nearest' ? { ...reason, clause: '9E-7.5' } : reason)),
    ),
  },
};

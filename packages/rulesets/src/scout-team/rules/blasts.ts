import { add, limit, set } from '@little-wars/engine';
import { attacksAgainst, hasBlast, isBlasting, leastAgainst } from '../core/05-blast/blast.ts';
import { blasts, lookups } from '../library.ts';
import { profileOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ST-5, 9E-7.13, 9E-7.14: the legal targets of a Blast or a Grenade, and its number of attacks. */
export const blastRules: Rule<'blasts'> = {
  clause: 'ST-5.2',
  name: 'Blasts',
  modify: {
    'target-refused': add((reasons, _use, aim, t) => {
      const profile = profileOf(aim.profile);
      if (!isBlasting(profile)) return reasons;
      const more = [...reasons];
      if (blasts.friendsIn(t, aim).length > 0) more.push({ reason: 'friend-in-blast', clause: 'ST-5.5' });
      if (hasBlast(profile) && lookups.enemiesInContact(t, aim.attacker).includes(aim.target))
        more.push({ reason: 'blast-in-combat', clause: '9E-7.14' });
      return more;
    }),
    'attack-count': set((amount, _use, aim, t) =>
      hasBlast(profileOf(aim.profile)) && aim.manner !== 'fighting'
        ? attacksAgainst(amount, blasts.membersOf(t, aim)!.length)
        : amount,
    ),
    'attacks-rolled': limit((attacks, _use, aim, t) => {
      const profile = profileOf(aim.profile);
      return hasBlast(profile) && typeof profile.attacks === 'string'
        ? leastAgainst(attacks, blasts.membersOf(t, aim)!.length)
        : attacks;
    }),
  },
};

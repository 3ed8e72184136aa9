import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { isHeldBy } from './wielded.ts';

/** KT-9.21: lifts KT-3.17 for this weapon. */
export const silent: Rule<'silent'> = {
  clause: 'KT-9.21',
  words: { en: { rule: 'Silent' } },
  modify: {
    'weapon-refused': limit((reasons, use, { attacker }, t) =>
      isHeldBy(t, use, attacker) ? reasons.filter(({ clause }) => clause !== 'KT-3.17') : reasons,
    ),
  },
};

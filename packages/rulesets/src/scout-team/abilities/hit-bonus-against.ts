import { add } from '@little-wars/engine';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: a bonus to hit targets with one of these keywords. */
export const hitBonusAgainst: Rule<'hit-bonus-against'> = {
  clause: 'ST-10.4',
  name: 'hits some better',
  modify: {
    'hit-modifier': add((sum, { holder, by, against }, { attack }, t) =>
      attack.attacker === holder && against.some(keyword => lookups.hasKeyword(t, attack.target, keyword))
        ? sum + by
        : sum,
    ),
  },
};

import { add } from '@little-wars/engine';
import { oneDie } from '../../../factions/mechanisms/dice.ts';
import type { Rule } from '../../../types.ts';
import { inCombat } from '../../../weapon-rules/wielded.ts';

/** KT-14.3 */
export const bladework: Rule<'bladework'> = {
  clause: 'KT-14.3',
  words: { en: { rule: 'Bladework' } },
  modify: {
    'attack-re-rolls': add((offers, use, rolling, t) =>
      inCombat(t, use, rolling) ? [...offers, oneDie('bladework')] : offers,
    ),
  },
};

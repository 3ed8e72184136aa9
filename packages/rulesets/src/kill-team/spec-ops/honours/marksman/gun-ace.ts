import { add } from '@little-wars/engine';
import { oneDie } from '../../../factions/mechanisms/dice.ts';
import type { Rule } from '../../../types.ts';
import { inShooting } from '../../../weapon-rules/wielded.ts';

/** KT-14.14 */
export const gunAce: Rule<'gun-ace'> = {
  clause: 'KT-14.14',
  words: { en: { rule: 'Gun Ace' } },
  modify: {
    'attack-re-rolls': add((offers, use, rolling, t) =>
      inShooting(t, use, rolling) ? [...offers, oneDie('gun-ace')] : offers,
    ),
  },
};

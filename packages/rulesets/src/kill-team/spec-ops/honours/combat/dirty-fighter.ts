import { add } from '@little-wars/engine';
import { supportersOf } from '../../../core/05-fighting/fight.ts';
import type { Rule } from '../../../types.ts';
import { inCombat } from '../../../weapon-rules/wielded.ts';

/** KT-14.4: one more die, however many support it. */
export const dirtyFighter: Rule<'dirty-fighter'> = {
  clause: 'KT-14.4',
  words: { en: { rule: 'Dirty Fighter' } },
  modify: {
    'attack-dice': add((dice, use, rolling, t) =>
      inCombat(t, use, rolling) && supportersOf(t, rolling) > 0 ? dice + 1 : dice,
    ),
  },
};

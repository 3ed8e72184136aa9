import { limit } from '@little-wars/engine';
import { isCloseQuarters } from '../core/12-close-quarters/close-quarters.ts';
import { isEnemy } from '../lookups.ts';
import type { Rule } from '../types.ts';
import { isHeldBy } from './wielded.ts';

/** KT-9.10: no enemy is in cover; with the errata only as a target, and it keeps its cover die. */
export const indirect: Rule<'indirect'> = {
  clause: 'KT-9.10',
  words: { en: { rule: 'Indirect' } },
  modify: {
    'in-cover': limit((covered, use, aim, t) => {
      if (!isHeldBy(t, use, aim.attacker) || !isEnemy(t, aim.attacker, aim.target)) return covered;
      // KT-12.12: in Close Quarters it must be chosen.
      if (aim.indirect !== true && isCloseQuarters(t.setup)) return covered;
      return covered && aim.asked === 'for-die' && t.setup.options.errata;
    }),
  },
};

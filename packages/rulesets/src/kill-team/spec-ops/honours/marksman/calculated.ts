import { add } from '@little-wars/engine';
import type { Rule } from '../../../types.ts';
import { inShooting } from '../../../weapon-rules/wielded.ts';

/** KT-14.16: cancels the penalty of Overwatch (KT-3.14). */
export const calculated: Rule<'calculated'> = {
  clause: 'KT-14.16',
  words: { en: { rule: 'Calculated' } },
  modify: {
    'hit-on': add((hit, use, rolling, t) =>
      rolling.attack.action === 'overwatch' && inShooting(t, use, rolling) ? hit - 1 : hit,
    ),
  },
};

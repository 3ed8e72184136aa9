import { add } from '@little-wars/engine';
import { isInjured } from '../../core/06-damage/injured.ts';
import { rollerOf } from '../../core/dice/dice.ts';
import type { Rule } from '../../types.ts';
import { inCombat } from '../../weapon-rules/wielded.ts';

/** KT-14.28: WS as if injured, regardless of its wounds; not cumulative. */
export const sappedStrength: Rule<'sapped-strength'> = {
  clause: 'KT-14.28',
  words: { en: { rule: 'Sapped Strength' } },
  modify: {
    'hit-on': add((hit, use, rolling, t) =>
      inCombat(t, use, rolling) && !isInjured(t, rollerOf(rolling)) ? hit + 1 : hit,
    ),
  },
};

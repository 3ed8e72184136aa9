import { add } from '@little-wars/engine';
import { isInjured } from '../../core/06-damage/injured.ts';
import type { Rule } from '../../types.ts';
import { inShooting } from '../../weapon-rules/wielded.ts';

/** KT-14.27: BS as if injured, regardless of its wounds; not cumulative. */
export const severeConcussion: Rule<'severe-concussion'> = {
  clause: 'KT-14.27',
  words: { en: { rule: 'Severe Concussion' } },
  modify: {
    'hit-on': add((hit, use, rolling, t) =>
      rolling.side === 'attacker' && inShooting(t, use, rolling) && !isInjured(t, rolling.attack.attacker)
        ? hit + 1
        : hit,
    ),
  },
};

import { add } from '@little-wars/engine';
import { otherSide } from '../../../core/dice/dice.ts';
import type { Rule } from '../../../types.ts';
import { inCombat } from '../../../weapon-rules/wielded.ts';

/** KT-14.6: its enemy in combat needs one more to hit. */
export const duellist: Rule<'duellist'> = {
  clause: 'KT-14.6',
  words: { en: { rule: 'Duellist' } },
  modify: {
    'hit-on': add((hit, use, { attack, side }, t) =>
      inCombat(t, use, { attack, side: otherSide(side) }) ? hit + 1 : hit,
    ),
  },
};

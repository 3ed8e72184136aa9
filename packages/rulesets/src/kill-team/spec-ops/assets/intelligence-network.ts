import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

/** KT-14.31: Infiltrate changes two orders. */
export const intelligenceNetwork: Rule<'intelligence-network'> = {
  clause: 'KT-14.31',
  words: { en: { rule: 'Intelligence Network' } },
  modify: {
    'scouting-uses': add((uses, use, { seat, scouting }) =>
      seat === use.seat && scouting === 'infiltrate' ? uses + 1 : uses,
    ),
  },
};

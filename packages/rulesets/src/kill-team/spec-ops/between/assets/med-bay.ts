import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** KT-14.52 */
export const medBay: Rule<'med-bay'> = {
  clause: 'KT-14.52',
  words: { en: { rule: 'Med Bay' } },
  modify: {
    'casualty-re-rolls': add((by, use, { seat }) => (seat === use.seat ? [...by, use.rule] : by)),
  },
};

import { add } from '@little-wars/engine';
import type { Rule } from '../../../types.ts';

/** KT-14.10 */
export const focused: Rule<'focused'> = {
  clause: 'KT-14.10',
  words: { en: { rule: 'Focused' } },
  modify: { 'control-apl': add((apl, { holder }, { operative }) => (operative === holder ? apl + 1 : apl)) },
};

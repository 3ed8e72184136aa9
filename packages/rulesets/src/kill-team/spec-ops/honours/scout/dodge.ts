import { set } from '@little-wars/engine';
import type { Rule } from '../../../types.ts';

/** KT-14.25: it moves through engagement range, and ends its move as its action says. */
export const dodge: Rule<'dodge'> = {
  clause: 'KT-14.25',
  words: { en: { rule: 'Dodge' } },
  modify: { 'passes-enemies': set((passes, { holder }, { operative }) => passes || operative === holder) },
};

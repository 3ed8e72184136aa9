import { set } from '@little-wars/engine';
import type { Rule } from '../../../types.ts';

/** KT-14.25: it may move through engagement range; the end of its move is restricted as usual. */
export const dodge: Rule<'dodge'> = {
  clause: 'KT-14.25',
  words: { en: { rule: 'Dodge' } },
  modify: { 'passes-enemies': set((passes, { holder }, { operative }) => passes || operative === holder) },
};

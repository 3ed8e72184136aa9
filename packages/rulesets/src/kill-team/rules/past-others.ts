import { add } from '@little-wars/engine';
import { isPastOthers } from '../core/12-close-quarters/past-others.ts';
import type { Rule } from '../types.ts';

/** KT-12.13: one attack die fewer, separately for each target. */
export const pastOthers: Rule<'past-others'> = {
  clause: 'KT-12.13',
  words: { en: { rule: 'passing others' } },
  modify: { 'dice-lost': add((lost, _use, aim, t) => (isPastOthers(t, aim) ? lost + 1 : lost)) },
};

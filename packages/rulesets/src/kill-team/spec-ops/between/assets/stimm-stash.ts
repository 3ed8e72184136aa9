import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** KT-14.54 */
export const stimmStash: Rule<'stimm-stash'> = {
  clause: 'KT-14.54',
  words: { en: { rule: 'Stimm Stash' } },
  modify: { 'recovery-re-rolls': add((faces, use, { seat }) => (seat === use.seat ? [...faces, 1] : faces)) },
};

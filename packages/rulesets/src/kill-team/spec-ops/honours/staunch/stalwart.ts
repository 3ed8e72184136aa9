import { limit } from '@little-wars/engine';
import type { Rule } from '../../../types.ts';

/** KT-14.11 */
export const stalwart: Rule<'stalwart'> = {
  clause: 'KT-14.11',
  words: { en: { rule: 'Stalwart' } },
  modify: { injured: limit((injured, { holder }, { operative }) => injured && operative !== holder) },
};

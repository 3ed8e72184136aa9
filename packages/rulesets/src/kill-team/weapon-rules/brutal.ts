import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { inCombat } from './wielded.ts';

/** KT-9.5 */
export const brutal: Rule<'brutal'> = {
  clause: 'KT-9.5',
  words: { en: { rule: 'Brutal' } },
  modify: { 'parried-by-normal': limit((may, use, rolling, t) => may && !inCombat(t, use, rolling)) },
};

import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { inShooting } from './wielded.ts';

/** KT-9.1: the attacker would pick one of several, so the largest counts. */
export const ap: Rule<'ap'> = {
  clause: 'KT-9.1',
  words: { en: { rule: 'Armour Penetration' } },
  modify: { ap: set((x, use, rolling, t) => (inShooting(t, use, rolling) ? Math.max(x, use.by) : x)) },
};

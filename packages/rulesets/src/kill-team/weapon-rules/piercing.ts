import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { criticalsOf, inShooting } from './wielded.ts';

/** KT-9.16 */
export const piercing: Rule<'piercing'> = {
  clause: 'KT-9.16',
  words: { en: { rule: 'Piercing' } },
  modify: {
    ap: set((x, use, rolling, t) =>
      inShooting(t, use, rolling) && criticalsOf(t, 'attacker') > 0 ? Math.max(x, use.by) : x,
    ),
  },
};

import { add } from '@little-wars/engine';
import type { Rule } from '../../../types.ts';
import { inCombat } from '../../../weapon-rules/wielded.ts';

/** KT-14.5 */
export const vicious: Rule<'vicious'> = {
  clause: 'KT-14.5',
  words: { en: { rule: 'Vicious' } },
  modify: {
    damage: add((damage, use, { critical, ...rolling }, t) =>
      critical && inCombat(t, use, rolling) ? damage + 1 : damage,
    ),
  },
};

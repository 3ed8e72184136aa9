import { limit } from '@little-wars/engine';
import type { Rule } from '../../../types.ts';

/** KT-14.12: ignores AP1; higher AP is unchanged. */
export const invulnerable: Rule<'invulnerable'> = {
  clause: 'KT-14.12',
  words: { en: { rule: 'Invulnerable' } },
  modify: { ap: limit((ap, { holder }, { attack }) => (ap === 1 && attack.target === holder ? 0 : ap)) },
};

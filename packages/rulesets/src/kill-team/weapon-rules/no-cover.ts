import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { isHeldBy } from './wielded.ts';

/** KT-9.15: no die is kept for cover; dice kept for other reasons and valid targets are not affected. */
export const noCover: Rule<'no-cover'> = {
  clause: 'KT-9.15',
  words: { en: { rule: 'No Cover' } },
  modify: {
    'in-cover': limit(
      (covered, use, { attacker, asked }, t) => covered && !(isHeldBy(t, use, attacker) && asked === 'for-die'),
    ),
  },
};

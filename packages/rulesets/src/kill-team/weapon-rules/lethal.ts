import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { inEither } from './wielded.ts';

/** KT-9.12: the best of several counts; it does not turn misses into hits. */
export const lethal: Rule<'lethal'> = {
  clause: 'KT-9.12',
  words: { en: { rule: 'Lethal' } },
  modify: {
    'critical-on': limit((face, use, rolling, t) => (inEither(t, use, rolling) ? Math.min(face, use.face) : face)),
  },
};

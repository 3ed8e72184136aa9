import { limit } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { inEither } from './wielded.ts';

/** KT-9.12: of several the best counts; what does not hit is not made to. */
export const lethal: Rule<'lethal'> = {
  clause: 'KT-9.12',
  words: { en: { rule: 'Lethal' } },
  modify: {
    'critical-on': limit((face, use, rolling, t) => (inEither(t, use, rolling) ? Math.min(face, use.face) : face)),
  },
};

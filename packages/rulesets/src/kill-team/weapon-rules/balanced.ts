import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { inEither } from './wielded.ts';

/** KT-9.3 */
export const balanced: Rule<'balanced'> = {
  clause: 'KT-9.3',
  words: { en: { rule: 'Balanced' } },
  modify: {
    'attack-re-rolls': add((offers, use, rolling, t) =>
      inEither(t, use, rolling) ? [...offers, { rule: use.rule, most: 1, faces: [] }] : offers,
    ),
  },
};

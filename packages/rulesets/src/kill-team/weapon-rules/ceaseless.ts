import { add } from '@little-wars/engine';
import { ALL } from '../core/dice/dice.ts';
import type { Rule } from '../types.ts';
import { inEither } from './wielded.ts';

/** KT-9.6 */
export const ceaseless: Rule<'ceaseless'> = {
  clause: 'KT-9.6',
  words: { en: { rule: 'Ceaseless' } },
  modify: {
    'attack-re-rolls': add((offers, use, rolling, t) =>
      inEither(t, use, rolling) ? [...offers, { rule: use.rule, most: ALL, faces: [1] }] : offers,
    ),
  },
};

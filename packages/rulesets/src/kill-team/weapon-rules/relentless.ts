import { add } from '@little-wars/engine';
import { ALL } from '../core/dice/dice.ts';
import type { Rule } from '../types.ts';
import { inEither } from './wielded.ts';

/** KT-9.19 */
export const relentless: Rule<'relentless'> = {
  clause: 'KT-9.19',
  words: { en: { rule: 'Relentless' } },
  modify: {
    'attack-re-rolls': add((offers, use, rolling, t) =>
      inEither(t, use, rolling) ? [...offers, { rule: use.rule, most: ALL, faces: [] }] : offers,
    ),
  },
};

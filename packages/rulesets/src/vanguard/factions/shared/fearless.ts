import { limit } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

/** VG-12.3: it never tests, even in a broken team. */
export const fearless: Rule<'fearless'> = {
  clause: 'VG-12.3',
  words: 'It never tests its nerve for a broken team.',
  modify: { 'tests-nerve': limit((must, { holder }, { model }) => must && model !== holder) },
};

import { limit } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

/** VG-12.3: whatever becomes of its team, it does not test. */
export const fearless: Rule<'fearless'> = {
  clause: 'VG-12.3',
  words: 'It never tests its nerve for a broken team.',
  modify: { 'tests-nerve': limit((must, { holder }, { model }) => must && model !== holder) },
};

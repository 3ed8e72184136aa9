import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { Rule } from '../../../types.ts';

const REACH = inches(3);

/** KT-14.23: set up wholly within 3" of the drop zone. */
export const picket: Rule<'picket'> = {
  clause: 'KT-14.23',
  words: { en: { rule: 'Picket' } },
  modify: {
    'set-up-within': add((reach, { holder }, { operative }) => (operative === holder ? reach + REACH : reach)),
  },
};

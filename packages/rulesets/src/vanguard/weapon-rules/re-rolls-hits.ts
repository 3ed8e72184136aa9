import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** VG-3.3: dice of the hit roll that may be rolled again for nothing. */
export const reRollsHits: Rule<'re-rolls-hits'> = {
  clause: 'VG-3.3',
  modify: {
    'free-re-rolls': add((count, { dice }, { side }) => (side === 'attacker' ? count + dice : count)),
  },
};

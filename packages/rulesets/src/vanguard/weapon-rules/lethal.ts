import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** VG-10.6: who is out of wounds by it recovers less often. */
export const lethal: Rule<'lethal'> = {
  clause: 'VG-10.6',
  modify: {
    'recovery-modifier': add((sum, { holder, by }, { from }) => (from === holder ? sum - by : sum)),
  },
};

import { add } from '@little-wars/engine';
import { isTargetObscured } from '../../rules/ranged.ts';
import type { Rule } from '../../types.ts';

/** VG-10.7: it benefits more from being obscured. */
export const camouflage: Rule<'camouflage'> = {
  clause: 'VG-10.7',
  words: 'While obscured: {by} less again on ranged attacks at it.',
  modify: {
    'hit-modifier': add((sum, { holder, by }, { attack }, t) =>
      attack.type === 'ranged' && attack.target === holder && isTargetObscured(t, attack) ? sum - by : sum,
    ),
  },
};

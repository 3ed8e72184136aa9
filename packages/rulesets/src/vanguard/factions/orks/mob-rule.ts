import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { friendsOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';

/** VG-12.1: a bonus to nerve for friends around it. */
export const mobRule: Rule<'mob-rule'> = {
  clause: 'VG-12.1',
  words: '1 more on nerve tests for each friend within {within}", up to {most}.',
  modify: {
    'nerve-modifier': add((sum, { holder, within, most }, { model }, t) => {
      if (model !== holder) return sum;
      const near = friendsOf(t, model).filter(friend => areWithin(t, model, friend, inches(within)));
      return sum + Math.min(most, near.length);
    }),
  },
};

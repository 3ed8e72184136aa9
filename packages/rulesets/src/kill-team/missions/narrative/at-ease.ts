import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { ownerOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';

/** KT-15.12: guards walk their rounds until the alarm is raised. */
export const atEase: Rule<'at-ease'> = {
  clause: 'KT-15.12',
  words: { en: { rule: 'At ease' } },
  modify: {
    move: add((move, { seat }, { operative }, t) => (ownerOf(t, operative) === seat ? move - inches(2) : move)),
  },
};

import { set } from '@little-wars/engine';
import { lineOfSight } from '../../../core/07-line-of-sight/line-of-sight.ts';
import type { Rule } from '../../../types.ts';

/** KT-14.17: cover is determined as if only shooter and target were there; for its Blast, from the first target. */
export const carefulAim: Rule<'careful-aim'> = {
  clause: 'KT-14.17',
  words: { en: { rule: 'Careful Aim' } },
  modify: {
    'in-cover': set((covered, { holder }, { attacker, target, viewer = attacker }, t) => {
      if (!covered || attacker !== holder) return covered;
      return lineOfSight(t, viewer, target, [...t.position.operatives.keys()]).coveredByTerrain;
    }),
  },
};

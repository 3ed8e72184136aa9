import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';
import { isMarked, markOf, offerMark } from '../paying.ts';

const ABILITY = 'hard-to-kill';

/** VG-10.6: for CP, a bonus to its recovery roll. */
export const hardToKill: Rule<'hard-to-kill'> = {
  clause: 'VG-10.6',
  words: '{cp} CP, when it is out of wounds: {by} more on its recovery roll.',
  offer: {
    'before-recovery': (t, { model }, { holder, cp }, seat) =>
      // VG-10.18: a model that was already down does not roll.
      model === holder && t.position.attack?.wasDown === false
        ? offerMark(t, seat, { model, ability: ABILITY, cp, mark: markOf(ABILITY, model) })
        : [],
  },
  modify: {
    'recovery-modifier': add((sum, { holder, by }, { model }, t) =>
      model === holder && isMarked(t, markOf(ABILITY, model)) ? sum + by : sum,
    ),
  },
};

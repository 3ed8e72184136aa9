import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';
import { isMarked, markOf, offerMark } from '../paying.ts';

const ABILITY = 'lightning-reflexes';

/** VG-3.2: for CP, before the hit roll, an attack on it is worse to hit. */
export const lightningReflexes: Rule<'lightning-reflexes'> = {
  clause: 'VG-3.2',
  words: '{cp} CP, before the hit roll of an attack at it: {by} less to hit.',
  offer: {
    'before-hit-roll': (t, _about, { holder, cp }, seat) => {
      const { target } = t.position.attack!;
      return target === holder
        ? offerMark(t, seat, { model: target, ability: ABILITY, cp, mark: markOf(ABILITY, target) })
        : [];
    },
  },
  modify: {
    'hit-modifier': add((sum, { holder, by }, { attack: { target } }, t) =>
      target === holder && isMarked(t, markOf(ABILITY, target)) ? sum - by : sum,
    ),
  },
};

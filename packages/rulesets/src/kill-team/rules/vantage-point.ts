import { limit } from '@little-wars/engine';
import { glanceAt } from '../core/07-line-of-sight/line-of-sight.ts';
import { isFromAbove } from '../core/08-terrain/vantage.ts';
import type { Rule } from '../types.ts';

/** KT-8.7, KT-8.8: from a Vantage Point, conceal protects a target at least 2" lower only behind Heavy terrain. */
export const vantagePoint: Rule<'vantage-point'> = {
  clause: 'KT-8.7',
  words: { en: { rule: 'Vantage Point' } },
  modify: {
    'counts-as-concealed': limit((concealed, _use, { attacker, viewer = attacker, target }, t) =>
      concealed && isFromAbove(t, viewer, target) ? glanceAt(t, viewer, target).coveredByHeavy : concealed,
    ),
  },
};

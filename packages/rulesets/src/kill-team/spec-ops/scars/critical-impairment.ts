import { add, limit } from '@little-wars/engine';
import { cardOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';

/** KT-14.26: no Dash, and no increase of APL. */
export const criticalImpairment: Rule<'critical-impairment'> = {
  clause: 'KT-14.26',
  words: { en: { rule: 'Critical Impairment' } },
  modify: {
    'action-refused': add((reasons, { holder }, { operative, action }) =>
      operative === holder && action === 'dash' ? [...reasons, { reason: 'impaired', clause: 'KT-14.26' }] : reasons,
    ),
    apl: limit((apl, { holder }, { operative }, t) =>
      operative === holder ? Math.min(apl, cardOf(t, operative).apl) : apl,
    ),
    'apl-change': limit((by, { holder }, { operative }) => (operative === holder ? Math.min(by, 0) : by)),
  },
};

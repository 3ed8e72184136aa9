import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-4.6: Instant Death while Force is manifested. */
export const force: Rule<'force'> = {
  clause: '7E-4.6',
  modify: {
    'instant-death': set(
      (value, { holder }, { attack }, t) =>
        value ||
        (attack.attacker === holder &&
          t.position.effects.some(({ use }) => use.rule === 'force-active' && use.holder === holder)),
    ),
  },
};

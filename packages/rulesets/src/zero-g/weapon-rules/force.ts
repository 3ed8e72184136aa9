import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-4.6: Instant Death while Force is manifested. */
export const force: WeaponRule<'force'> = {
  clause: '7E-4.6',
  name: 'Force',
  label: 'Force',
  words: null,
  modify: {
    'instant-death': set(
      (value, { holder }, { attack }, t) =>
        value ||
        (attack.attacker === holder &&
          t.position.effects.some(({ use }) => use.rule === 'force-active' && use.holder === holder)),
    ),
  },
};

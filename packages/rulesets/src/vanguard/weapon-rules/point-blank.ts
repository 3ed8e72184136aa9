import { limit } from '@little-wars/engine';
import { areEngaged } from '../core/01-measuring/measuring.ts';
import type { Rule } from '../types.ts';

/** What keeps others from ranged attacks in melee. */
const HELD: readonly (string | null)[] = ['VG-7.9', 'VG-7.10'];

/** VG-7.9, VG-7.10: it may be used while engaged, at those one is engaged with. */
export const pointBlank: Rule<'point-blank'> = {
  clause: 'VG-7.9',
  modify: {
    'target-refused': limit((reasons, _use, { attacker, target }, t) =>
      reasons.some(({ clause }) => HELD.includes(clause)) && areEngaged(t, attacker, target)
        ? reasons.filter(({ clause }) => !HELD.includes(clause))
        : reasons,
    ),
  },
};

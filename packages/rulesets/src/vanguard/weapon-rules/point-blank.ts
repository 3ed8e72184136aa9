import { limit } from '@little-wars/engine';
import { areEngaged } from '../core/01-measuring/measuring.ts';
import type { WeaponRule } from '../types.ts';

/** The clauses that rule out ranged attacks in melee. */
const HELD: readonly (string | null)[] = ['VG-7.9', 'VG-7.10'];

/** VG-7.9, VG-7.10: it may be used while engaged, at enemies it is engaged with. */
export const pointBlank: WeaponRule<'point-blank'> = {
  clause: 'VG-7.9',
  name: 'point-blank',
  label: 'point-blank',
  words: 'May be used while engaged, at enemies it is engaged with.',
  modify: {
    'target-refused': limit((reasons, _use, { attacker, target }, t) =>
      reasons.some(({ clause }) => HELD.includes(clause)) && areEngaged(t, attacker, target)
        ? reasons.filter(({ clause }) => !HELD.includes(clause))
        : reasons,
    ),
  },
};

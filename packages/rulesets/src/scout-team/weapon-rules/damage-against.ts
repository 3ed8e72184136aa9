import { set } from '@little-wars/engine';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** ST-10.3: different damage against targets with this keyword. */
export const damageAgainst: Rule<'damage-against'> = {
  clause: 'ST-10.3',
  modify: {
    damage: set((value, { holder, keyword, damage }, { attacker, target }, t) =>
      attacker === holder && lookups.hasKeyword(t, target, keyword) ? damage : value,
    ),
  },
};

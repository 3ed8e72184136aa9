import { set } from '@little-wars/engine';
import { lookups } from '../library.ts';
import type { WeaponRule } from '../types.ts';

/** ST-10.3: different damage against targets with this keyword. */
export const damageAgainst: WeaponRule<'damage-against'> = {
  clause: 'ST-10.3',
  name: 'other damage by keyword',
  label: ({ damage, keyword }) => `D ${damage} against ${keyword}s`,
  words: ({ damage, keyword }) => `Its damage is ${damage} against targets with the keyword ${keyword}.`,
  modify: {
    damage: set((value, { holder, keyword, damage }, { attacker, target }, t) =>
      attacker === holder && lookups.hasKeyword(t, target, keyword) ? damage : value,
    ),
  },
};

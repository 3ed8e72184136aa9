import { set } from '@little-wars/engine';
import { lookups } from '../library.ts';
import type { WeaponRule } from '../types.ts';

/** RS-10.3: as many shots as its bearer has Attacks. */
export const shotsByAttacks: WeaponRule<'shots-by-attacks'> = {
  clause: 'RS-10.3',
  name: 'shots by its Attacks',
  label: 'as many shots as its bearer has Attacks',
  words: 'It fires as many shots as its bearer has Attacks.',
  modify: {
    'attack-count': set((shots, { holder }, { attacker }, t) =>
      attacker === holder ? lookups.attacks(t, attacker) : shots,
    ),
  },
};

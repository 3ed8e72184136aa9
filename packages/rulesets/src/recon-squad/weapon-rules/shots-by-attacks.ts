import { set } from '@little-wars/engine';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.3: as many shots as its bearer has Attacks. */
export const shotsByAttacks: Rule<'shots-by-attacks'> = {
  clause: 'RS-10.3',
  modify: {
    'attack-count': set((shots, { holder }, { attacker }, t) =>
      attacker === holder ? lookups.attacks(t, attacker) : shots,
    ),
  },
};

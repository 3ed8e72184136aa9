import { add } from '@little-wars/engine';
import { covers } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: a bonus to wound rolls in melee against models wholly on or in terrain. */
export const throatSlittas: Rule<'throat-slittas'> = {
  clause: 'RS-10.4',
  name: 'Throat Slittas',
  modify: {
    'wound-modifier': add((sum, { holder, by }, { attack }, t) =>
      attack.attacker === holder && attack.manner === 'fighting' && covers.isInTerrain(t, attack.target)
        ? sum + by
        : sum,
    ),
  },
};

import { add } from '@little-wars/engine';
import { plusAmount } from '../../w40k/dice/amounts.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: a wound roll of 6 in melee does more damage. */
export const toxinSacs: Rule<'toxin-sacs'> = {
  clause: 'RS-10.4',
  name: 'Toxin Sacs',
  modify: {
    'wound-yield': add((worth, { holder, damage }, { attack, result }) =>
      attack.attacker === holder && attack.manner === 'fighting' && result >= 6
        ? { ...worth, damage: plusAmount(worth.damage, damage) }
        : worth,
    ),
  },
};

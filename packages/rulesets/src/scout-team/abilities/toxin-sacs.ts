import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ST-10.4: unmodified hit rolls of 6 in melee wound without a roll. */
export const toxinSacs: Rule<'toxin-sacs'> = {
  clause: 'ST-10.4',
  name: 'toxin sacs',
  modify: {
    'hit-yield': add((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && attack.manner === 'fighting' && face === 6 && worth.hits > 0
        ? { hits: worth.hits - 1, autoWounds: worth.autoWounds + 1 }
        : worth,
    ),
  },
};

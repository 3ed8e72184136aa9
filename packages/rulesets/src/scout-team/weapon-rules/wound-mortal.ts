import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ST-10.3: each wound inflicts additional mortal wounds. */
export const woundMortal: Rule<'wound-mortal'> = {
  clause: 'ST-10.3',
  modify: {
    'wound-yield': add((worth, { holder, wounds }, { attack }) =>
      attack.attacker === holder ? { ...worth, mortal: worth.mortal + wounds } : worth,
    ),
  },
};

/** ST-10.3: each wound inflicts mortal wounds instead of its damage. */
export const woundIsMortal: Rule<'wound-is-mortal'> = {
  clause: 'ST-10.3',
  modify: {
    'wound-yield': add((worth, { holder, wounds }, { attack }) =>
      attack.attacker === holder ? { ...worth, mortal: worth.mortal + wounds, instead: true } : worth,
    ),
  },
};

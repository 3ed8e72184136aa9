import { add } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ST-10.3: each wound inflicts additional mortal wounds. */
export const woundMortal: WeaponRule<'wound-mortal'> = {
  clause: 'ST-10.3',
  name: 'mortal wounds on top',
  label: ({ wounds }) => `each wound: ${wounds} mortal wound more`,
  words: ({ wounds }) => `Each wound inflicts ${wounds} mortal wound on top of the damage.`,
  modify: {
    'wound-yield': add((worth, { holder, wounds }, { attack }) =>
      attack.attacker === holder ? { ...worth, mortal: worth.mortal + wounds } : worth,
    ),
  },
};

/** ST-10.3: each wound inflicts mortal wounds instead of its damage. */
export const woundIsMortal: WeaponRule<'wound-is-mortal'> = {
  clause: 'ST-10.3',
  name: 'mortal wounds instead',
  label: ({ wounds }) => `each wound is ${wounds} mortal wound instead`,
  words: ({ wounds }) => `Each wound inflicts ${wounds} mortal wound in place of the damage.`,
  modify: {
    'wound-yield': add((worth, { holder, wounds }, { attack }) =>
      attack.attacker === holder ? { ...worth, mortal: worth.mortal + wounds, instead: true } : worth,
    ),
  },
};

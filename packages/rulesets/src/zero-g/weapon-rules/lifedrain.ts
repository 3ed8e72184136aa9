import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ZG-8.3: A 6 to wound inflicts Instant Death. */
export const lifedrain: WeaponRule<'lifedrain'> = {
  clause: 'ZG-8.3',
  name: 'Lifedrain',
  label: 'a 6 to wound slays',
  words: 'A 6 to wound inflicts Instant Death.',
  modify: {
    'wound-worth': set((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { ...worth, instant: true } : worth,
    ),
  },
};

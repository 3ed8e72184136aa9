import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ZG-8.3: A 6 to wound always wounds, at AP2. */
export const bladestorm: WeaponRule<'bladestorm'> = {
  clause: 'ZG-8.3',
  name: 'Bladestorm',
  label: 'a 6 wounds always, at AP2',
  words: 'A 6 to wound always wounds, at AP2.',
  modify: {
    'always-wounds': set((value, { holder }, { attack, face }) => value || (attack.attacker === holder && face === 6)),
    'wound-worth': set((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { ...worth, ap: Math.min(2, worth.ap) } : worth,
    ),
  },
};

import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ZG-8.3: A 6 to wound always wounds, and a 6 to penetrate at least glances. */
export const gauss: WeaponRule<'gauss'> = {
  clause: 'ZG-8.3',
  name: 'Gauss',
  label: 'a 6 wounds always, or glances',
  words: 'A 6 to wound always wounds, and a 6 to penetrate glances at least.',
  modify: {
    'always-wounds': set((value, { holder }, { attack, face }) => value || (attack.attacker === holder && face === 6)),
    'sixes-glance': set((value, { holder }, { attack }) => value || attack.attacker === holder),
  },
};

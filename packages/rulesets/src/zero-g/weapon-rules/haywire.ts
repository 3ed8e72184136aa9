import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-6.14: 2 to 5 glance, a 6 penetrates, regardless of armour. */
export const haywire: WeaponRule<'haywire'> = {
  clause: '7E-6.14',
  name: 'Haywire',
  label: 'Haywire',
  words: null,
  modify: {
    'armour-test': set((test, { holder }, { attack }) => (attack.attacker === holder ? 'haywire' : test)),
  },
};

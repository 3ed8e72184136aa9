import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-6.3: Hits come from the centre of the marker. */
export const barrage: WeaponRule<'barrage'> = {
  clause: '7E-6.3',
  name: 'Barrage',
  label: 'Barrage',
  words: null,
  modify: {
    barrage: set((value, { holder }, { attacker }) => value || attacker === holder),
    'needs-sight': set((value, { holder }, { attacker }) => value && attacker !== holder),
  },
};

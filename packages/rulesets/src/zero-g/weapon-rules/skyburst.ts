import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ZG-8.3: Needs no line of sight. */
export const skyburst: WeaponRule<'skyburst'> = {
  clause: 'ZG-8.3',
  name: 'Skyburst',
  label: 'needs no line of sight',
  words: 'It needs no line of sight.',
  modify: {
    'needs-sight': set((value, { holder }, { attacker }) => value && attacker !== holder),
  },
};

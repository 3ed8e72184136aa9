import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ZG-8.3: Counts as two close combat weapons. */
export const twoWeapons: WeaponRule<'two-weapons'> = {
  clause: 'ZG-8.3',
  name: 'two weapons',
  label: 'counts as two',
  words: 'It counts as two close combat weapons.',
  modify: {
    'helped-by-second': set((value, { holder }, { model }) => value || model === holder),
  },
};

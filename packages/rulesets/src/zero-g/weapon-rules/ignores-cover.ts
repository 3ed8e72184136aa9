import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-5.16: Removes cover saves. */
export const ignoresCover: WeaponRule<'ignores-cover'> = {
  clause: '7E-5.16',
  name: 'Ignores Cover',
  label: 'Ignores cover',
  words: null,
  modify: {
    'no-cover': set((value, { holder }, { attack }) => value || attack.attacker === holder),
  },
};

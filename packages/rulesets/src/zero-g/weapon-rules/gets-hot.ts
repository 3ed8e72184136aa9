import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-6.11: Each 1 to hit is a wound on the firer. */
export const getsHot: WeaponRule<'gets-hot'> = {
  clause: '7E-6.11',
  name: 'Gets Hot',
  label: 'Gets hot',
  words: null,
  modify: {
    'gets-hot': set((value, { holder }, { attacker }) => value || attacker === holder),
  },
};

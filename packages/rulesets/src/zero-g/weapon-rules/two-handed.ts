import { limit } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-6.32: No extra attack for two weapons. */
export const twoHanded: WeaponRule<'two-handed'> = {
  clause: '7E-6.32',
  name: 'Two Handed',
  label: 'Two handed',
  words: null,
  modify: {
    'helped-by-second': limit((value, { holder }, { model }) => value && model !== holder),
  },
};

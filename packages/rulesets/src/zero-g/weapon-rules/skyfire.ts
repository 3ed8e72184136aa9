import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-6.26: Full BS at fliers and skimmers, Snap Shots at others. */
export const skyfire: WeaponRule<'skyfire'> = {
  clause: '7E-6.26',
  name: 'Skyfire',
  label: 'Skyfire',
  words: null,
  modify: {
    skyfire: set((value, { holder }, { attacker }) => value || attacker === holder),
  },
};

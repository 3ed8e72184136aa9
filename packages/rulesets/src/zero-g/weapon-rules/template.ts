import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-5.23: Hits everything it touches, and ignores cover. */
export const template: WeaponRule<'template'> = {
  clause: '7E-5.23',
  name: 'Template',
  label: 'Template',
  words: null,
  modify: {
    template: set((value, { holder }, { attacker }) => value || attacker === holder),
    'no-cover': set((value, { holder }, { attack }) => value || attack.attacker === holder),
  },
};

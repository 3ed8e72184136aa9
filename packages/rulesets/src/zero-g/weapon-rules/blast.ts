import { set } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** 7E-5.24: A marker of this many inches. */
export const blast: WeaponRule<'blast'> = {
  clause: '7E-5.24',
  name: 'Blast',
  label: ({ across }) => `Blast ${across}"`,
  words: ({ across }) => `Its marker is ${across}" across. It scatters 2D6" minus BS and hits every model it touches.`,
  modify: {
    blast: set((value, { holder, across }, { attacker }) => (attacker === holder ? across : value)),
  },
};

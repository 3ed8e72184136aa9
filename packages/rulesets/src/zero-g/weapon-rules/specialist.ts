import { limit } from '@little-wars/engine';
import { has } from '../core/03-shooting/weapons.ts';
import type { WeaponRule } from '../types.ts';

/** 7E-6.30: A second weapon gives an extra attack only if it is a specialist weapon too. */
export const specialist: WeaponRule<'specialist'> = {
  clause: '7E-6.30',
  name: 'Specialist',
  label: 'Specialist',
  words: null,
  modify: {
    'helped-by-second': limit((value, { holder }, { model, second }) =>
      model === holder ? value && has(second, 'specialist') : value,
    ),
  },
};

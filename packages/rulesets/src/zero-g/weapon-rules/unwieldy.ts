import { limit } from '@little-wars/engine';
import { isMonster } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** 7E-6.33: Strikes at Initiative 1, except for monstrous creatures. */
export const unwieldy: WeaponRule<'unwieldy'> = {
  clause: '7E-6.33',
  name: 'Unwieldy',
  label: 'Unwieldy',
  words: null,
  modify: {
    initiative: limit((value, { holder }, { model }, t) => (model === holder && !isMonster(t, model) ? 1 : value)),
  },
};

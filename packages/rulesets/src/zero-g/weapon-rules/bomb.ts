import { set } from '@little-wars/engine';
import { isMonster, isVehicle } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** ZG-8.3: One blow, only against vehicles and monstrous creatures. */
export const bomb: WeaponRule<'bomb'> = {
  clause: 'ZG-8.3',
  name: 'a melta bomb',
  label: 'one blow, at vehicles and monstrous creatures',
  words: 'Its bearer strikes once with it, and only at vehicles and monstrous creatures.',
  modify: {
    blows: set((value, { holder }, { model }) => (model === holder ? 1 : value)),
    'melee-refused': set(
      (value, { holder }, { model, victims }, t) =>
        value || (model === holder && victims.some(id => !isVehicle(t, id) && !isMonster(t, id))),
    ),
  },
};

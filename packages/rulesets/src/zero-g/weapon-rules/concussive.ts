import { hasFallen } from '../core/05-attacks/harm.ts';
import { isAlive, isVehicle } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** 7E-6.5: an unsaved wound reduces Initiative to 1 until the next Assault phase ends. */
export const concussive: WeaponRule<'concussive'> = {
  clause: '7E-6.5',
  name: 'Concussive',
  label: 'Concussive',
  words: null,
  noBearing: { 'wounds-lost': 'later attacks' },
  on: {
    'wounds-lost': (t, { model, from }, { holder }) => {
      if (from !== holder || !isAlive(t, model) || hasFallen(t, model) || isVehicle(t, model)) return null;
      const ends = t.position.turns + (t.position.phase === 'fight' ? 1 : 0);
      t.emit({ type: 'condition-began', clause: '7E-6.5', model, condition: 'concussed', ends });
      return null;
    },
  },
};

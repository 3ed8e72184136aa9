import { pinTest } from '../core/05-attacks/tests.ts';
import { isAlive, isVehicle } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** 7E-6.20: a model that suffers an unsaved wound and fails a Leadership test goes to ground. */
export const pinning: WeaponRule<'pinning'> = {
  clause: '7E-6.20',
  name: 'Pinning',
  label: 'Pinning',
  words: null,
  noBearing: { 'wounds-lost': 'later attacks' },
  on: {
    'wounds-lost': (t, { model, from }, { holder }) =>
      from === holder && isAlive(t, model) && !isVehicle(t, model) ? pinTest.start({ model, from }) : null,
  },
};

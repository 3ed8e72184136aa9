import { set } from '@little-wars/engine';
import { soulTest } from '../core/05-attacks/tests.ts';
import { isVehicle } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** ZG-8.3: for each unsaved wound a Leadership test, or the model is removed. */
export const soulrazor: WeaponRule<'soulrazor'> = {
  clause: 'ZG-8.3',
  name: 'Soulrazor',
  label: 'a wounded model must pass a Leadership test or is removed',
  words: 'A model with an unsaved wound from it passes a Leadership test or is removed.',
  noBearing: { 'wounds-lost': 'odds ask whether it tests souls' },
  modify: {
    'tests-souls': set((value, { holder }, { attack }) => value || attack.attacker === holder),
  },
  on: {
    'wounds-lost': (t, { model, from, wounds }, { holder }) =>
      from === holder && !isVehicle(t, model) ? soulTest.start({ model, from, tests: wounds }) : null,
  },
};

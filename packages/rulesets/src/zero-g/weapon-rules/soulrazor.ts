import { soulTest } from '../core/05-attacks/tests.ts';
import { isAlive, isVehicle } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.3: who suffers an unsaved wound passes a Leadership test or is removed. */
export const soulrazor: Rule<'soulrazor'> = {
  clause: 'ZG-8.3',
  on: {
    'wounds-lost': (t, { model, from }, { holder }) =>
      from === holder && isAlive(t, model) && !isVehicle(t, model) ? soulTest.start({ model, from }) : null,
  },
};

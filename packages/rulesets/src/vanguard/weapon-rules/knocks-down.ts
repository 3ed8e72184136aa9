import { modelOf } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** VG-8.1: a model that loses a wound to it and has some left is knocked down. */
export const knocksDown: WeaponRule<'knocks-down'> = {
  clause: 'VG-8.1',
  name: 'knocks down',
  label: 'knocks-down',
  words: 'A model that loses a wound to it and stays in play is knocked down.',
  on: {
    'wounds-suffered': (t, { model }, { holder }) => {
      const { attack } = t.position;
      const { wounds, down } = modelOf(t, model);
      const isTarget = attack?.attacker === holder && attack.target === model;
      if (isTarget && wounds > 0 && !down && t.query('knocked-down-by', true, { model, from: holder }))
        t.emit({ type: 'knocked-down', clause: 'VG-8.1', model });
      return null;
    },
  },
};

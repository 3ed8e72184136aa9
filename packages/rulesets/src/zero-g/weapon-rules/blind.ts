import { blindTest } from '../core/05-attacks/tests.ts';
import { isVehicle } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** 7E-6.4: a model that is hit and fails an Initiative test has WS and BS 1. */
export const blind: WeaponRule<'blind'> = {
  clause: '7E-6.4',
  name: 'Blind',
  label: 'Blind',
  words: null,
  noBearing: { 'hits-scored': 'later attacks' },
  on: {
    'hits-scored': (t, { hits }, { holder }) => {
      const { attack } = t.position;
      return attack !== null && attack.attacker === holder && hits > 0 && !isVehicle(t, attack.target)
        ? blindTest.start({ model: attack.target, from: holder })
        : null;
    },
  },
};

import { add, set } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { toughnessOf } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** 7E-6.21: Wounds on the given number; failures are re-rolled where S is above T. */
export const poisoned: WeaponRule<'poisoned'> = {
  clause: '7E-6.21',
  name: 'Poisoned',
  label: ({ on }) => `Poisoned ${on}+`,
  words: ({ on }) =>
    `It wounds on ${on}+. Failed wounds are re-rolled where its Strength is above the target’s Toughness.`,
  modify: {
    'wound-needs': set((needs, { holder, on }, { attack }) => (attack.attacker === holder ? on : needs)),
    're-rolls': add((which, { holder }, { roll, attack }, t) =>
      roll.what === 'wound' && attack?.attacker === holder && attack.strength > toughnessOf(t, attack.target)
        ? moreOf(which, 'failed')
        : which,
    ),
  },
};

import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import type { WeaponRule } from '../types.ts';

/** 7E-6.25: Re-rolls failed wounds. */
export const shred: WeaponRule<'shred'> = {
  clause: '7E-6.25',
  name: 'Shred',
  label: 'Shred',
  words: null,
  modify: {
    're-rolls': add((which, { holder }, { roll, attack }) =>
      roll.what === 'wound' && attack?.attacker === holder ? moreOf(which, 'failed') : which,
    ),
  },
};

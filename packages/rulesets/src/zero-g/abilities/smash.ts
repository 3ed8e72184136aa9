import { add, limit, set } from '@little-wars/engine';
import { SMASH } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** 7E-6.28: AP2 in melee, or one blow at twice the Strength. */
export const smash: Rule<'smash'> = {
  clause: '7E-6.28',
  name: 'Smash',
  modify: {
    ap: limit((ap, { holder }, { attacker, manner }) =>
      attacker === holder && manner === 'fighting' ? Math.min(2, ap) : ap,
    ),
    'more-melee': add((profiles, { holder }, { model }) => (model === holder ? [...profiles, SMASH] : profiles)),
    blows: set((value, { holder }, { model, profile }) => (model === holder && profile === SMASH ? 1 : value)),
  },
};

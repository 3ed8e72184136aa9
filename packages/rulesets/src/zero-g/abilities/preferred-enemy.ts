import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import type { Rule } from '../types.ts';

/** 7E-6.22: Re-rolls 1s to hit and to wound. */
export const preferredEnemy: Rule<'preferred-enemy'> = {
  clause: '7E-6.22',
  name: 'Preferred Enemy',
  modify: {
    're-rolls': add((which, { holder }, { roll, attack }) =>
      (roll.what === 'hit' || roll.what === 'wound') &&
      roll.model === holder &&
      attack?.attacker === holder &&
      attack.manner !== 'hit' &&
      !(attack.stray && roll.what === 'hit')
        ? moreOf(which, 'ones')
        : which,
    ),
  },
};

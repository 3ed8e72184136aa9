import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { hasDone } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** 7E-6.13: Re-rolls failed hits of the first round. */
export const hatred: Rule<'hatred'> = {
  clause: '7E-6.13',
  name: 'Hatred',
  modify: {
    're-rolls': add((which, { holder }, { roll, attack }, t) =>
      roll.what === 'hit' &&
      attack?.attacker === holder &&
      attack.manner === 'fighting' &&
      hasDone(t, attack.attacker, 'charged', 'was-charged')
        ? moreOf(which, 'failed')
        : which,
    ),
  },
};

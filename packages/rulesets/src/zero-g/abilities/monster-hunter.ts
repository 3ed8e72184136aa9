import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { isMonster } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** 7E-6.19: Re-rolls failed wounds on monstrous creatures. */
export const monsterHunter: Rule<'monster-hunter'> = {
  clause: '7E-6.19',
  name: 'Monster Hunter',
  modify: {
    're-rolls': add((which, { holder }, { roll, attack }, t) =>
      roll.what === 'wound' && attack?.attacker === holder && attack.manner !== 'hit' && isMonster(t, attack.target)
        ? moreOf(which, 'failed')
        : which,
    ),
  },
};

import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: re-rolls hits of 1. */
export const reRollsHitsOfOne: Rule<'re-rolls-hits-of-one'> = {
  clause: 'ST-10.4',
  name: 're-rolls hits of 1',
  modify: {
    're-rolls': add((which, { holder }, { roll }) =>
      roll.what === 'hit' && roll.model === holder ? moreOf(which, 'ones') : which,
    ),
  },
};

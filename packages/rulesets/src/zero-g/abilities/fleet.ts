import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import type { Rule } from '../types.ts';

/** 7E-6.8: May re-roll any dice of a charge. */
export const fleet: Rule<'fleet'> = {
  clause: '7E-6.8',
  name: 'Fleet',
  modify: {
    're-rolls': add((which, { holder }, { roll }) =>
      roll.what === 'charge' && roll.model === holder ? moreOf(which, 'any') : which,
    ),
  },
};

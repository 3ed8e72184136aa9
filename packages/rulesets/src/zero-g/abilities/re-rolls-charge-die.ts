import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: May re-roll one die of a charge. */
export const reRollsChargeDie: Rule<'re-rolls-charge-die'> = {
  clause: 'ZG-8.4',
  name: '’Ere We Go!',
  modify: {
    're-rolls': add((which, { holder }, { roll }) =>
      roll.what === 'charge' && roll.model === holder ? moreOf(which, 'one') : which,
    ),
  },
};

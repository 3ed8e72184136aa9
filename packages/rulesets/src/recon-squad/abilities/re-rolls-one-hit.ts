import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import type { Rule } from '../types.ts';
import { sharesWith } from './side-effects.ts';

/** RS-10.4, RS-3.4: one hit die may be re-rolled each time it, or one of its selection nearby, shoots. */
export const reRollsOneHit: Rule<'re-rolls-one-hit'> = {
  clause: 'RS-10.4',
  modify: {
    're-rolls': add((which, { holder }, { roll, attack }, t) =>
      roll.what === 'hit' && attack?.manner === 'shooting' && sharesWith(t, holder, attack.attacker)
        ? moreOf(which, 'one')
        : which,
    ),
  },
};

import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { rollOnTable } from '../../w40k/dice/rolls.ts';
import { hasDone } from '../../w40k/measuring/lookups.ts';
import type { Attack, Roll } from '../../w40k/types.ts';
import { coreClauses } from '../core-clauses.ts';
import type { Look, Rule } from '../types.ts';
import { sharesWith } from './side-effects.ts';

/** Whether a hit roll belongs to its shooting, with no die re-rolled yet. */
const isOpen = (t: Look, holder: number | null, roll: Roll, attack: Attack | null): attack is Attack =>
  roll.what === 'hit' &&
  attack?.manner === 'shooting' &&
  sharesWith(t, holder, attack.attacker) &&
  !hasDone(t, attack.attacker, 're-rolled-one');

/** RS-10.4, RS-3.4: one hit die may be re-rolled each time it, or one of its selection nearby, shoots. */
export const reRollsOneHit: Rule<'re-rolls-one-hit'> = {
  clause: 'RS-10.4',
  name: 're-rolls one hit',
  noBearing: { 're-rolled': 'it was used, and odds know that it is used once' },
  modify: {
    're-rolls': add((which, { holder }, { roll, attack }, t) =>
      isOpen(t, holder, roll, attack) ? moreOf(which, 'one') : which,
    ),
  },
  on: {
    // One die of the whole shooting, regardless of weapons and targets; dice re-rolled by stratagem do not count.
    're-rolled': (t, { clause }, { holder }) => {
      const { attack } = t.position;
      if (clause === coreClauses.reRolls && isOpen(t, holder, rollOnTable(t), attack))
        t.emit({ type: 'did', clause: 'RS-10.4', model: attack.attacker, deed: 're-rolled-one' });
      return null;
    },
  },
};

import { add } from '@little-wars/engine';
import { hasDone } from '../../w40k/measuring/lookups.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: a bonus to wound rolls in melee in a turn in which it charged. */
export const chargeWoundBonus: Rule<'charge-wound-bonus'> = {
  clause: 'ST-10.4',
  name: 'Whirling Death',
  modify: {
    'wound-modifier': add((sum, { holder, by }, { attack }, t) =>
      holder !== null && attack.attacker === holder && attack.manner === 'fighting' && hasDone(t, holder, 'charged')
        ? sum + by
        : sum,
    ),
  },
};

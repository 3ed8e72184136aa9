import { add, limit } from '@little-wars/engine';
import { hasDone } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: all weapons but Heavy fire as if it had not moved or Advanced. */
export const battleFocus: Rule<'battle-focus'> = {
  clause: 'RS-10.4',
  name: 'Battle Focus',
  modify: {
    'shooting-refused': limit((reasons, { holder }, { model, profile }) =>
      model === holder && lookups.profile(profile).type !== 'heavy'
        ? reasons.filter(({ reason }) => reason !== 'advanced')
        : reasons,
    ),
    'hit-modifier': add((sum, { holder }, { attack }, t) =>
      holder !== null &&
      attack.attacker === holder &&
      attack.manner === 'shooting' &&
      lookups.profile(attack.profile).type === 'assault' &&
      hasDone(t, holder, 'advanced')
        ? sum + 1
        : sum,
    ),
  },
};

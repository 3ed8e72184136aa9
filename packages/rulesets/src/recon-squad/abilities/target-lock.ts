import { add, limit } from '@little-wars/engine';
import { hasDone } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: no penalty for moving with Heavy or Advancing with Assault; Rapid Fire after an Advance, with a penalty. */
export const targetLock: Rule<'target-lock'> = {
  clause: 'RS-10.4',
  name: 'Target Lock',
  modify: {
    'shooting-refused': limit((reasons, { holder }, { model, profile }) =>
      model === holder && lookups.profile(profile).type === 'rapid-fire'
        ? reasons.filter(({ reason }) => reason !== 'advanced')
        : reasons,
    ),
    'hit-modifier': add((sum, { holder, by }, { attack }, t) => {
      if (holder === null || attack.attacker !== holder || attack.manner !== 'shooting') return sum;
      const { type } = lookups.profile(attack.profile);
      const hasAdvanced = hasDone(t, holder, 'advanced');
      if (type === 'heavy' && hasDone(t, holder, 'moved', 'advanced', 'arrived')) return sum + 1;
      if (type === 'assault' && hasAdvanced) return sum + 1;
      return type === 'rapid-fire' && hasAdvanced ? sum + by : sum;
    }),
  },
};

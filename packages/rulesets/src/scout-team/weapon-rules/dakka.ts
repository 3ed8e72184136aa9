import { add, limit, set } from '@little-wars/engine';
import { isShot } from '../../w40k/attacks/rolls.ts';
import { hasDone } from '../../w40k/measuring/lookups.ts';
import { isAtHalfRange } from '../../w40k/rules/weapon-types.ts';
import { lookups, targets } from '../library.ts';
import type { WeaponRule } from '../types.ts';

/** 9E-7.15: more attacks within half range; fires after an Advance, at -1 to hit. */
export const dakka: WeaponRule<'dakka'> = {
  clause: '9E-7.15',
  name: 'Dakka',
  label: ({ near }) => `${near} attacks at half range`,
  words: null,
  modify: {
    'attack-count': set((shots, { holder, near }, aim, t) =>
      aim.attacker === holder && isAtHalfRange(t, lookups, targets, aim) ? near : shots,
    ),
    'shooting-refused': limit((reasons, { holder }, { model }) =>
      model === holder ? reasons.filter(({ reason }) => reason !== 'advanced') : reasons,
    ),
    'hit-modifier': add((sum, { holder }, { attack }, t) =>
      holder !== null && attack.attacker === holder && isShot(attack) && hasDone(t, holder, 'advanced') ? sum - 1 : sum,
    ),
  },
};

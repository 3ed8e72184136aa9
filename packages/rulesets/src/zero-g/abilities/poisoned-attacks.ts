import { add, limit } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import { toughnessOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: Its blows are Poisoned; applied last, because a weapon may have a worse Poisoned itself. */
export const poisonedAttacks: Rule<'poisoned-attacks'> = {
  clause: 'ZG-8.4',
  name: 'toxin sacs',
  modify: {
    'wound-needs': limit((needs, { holder, on }, { attack }) =>
      attack.attacker === holder && attack.manner === 'fighting' ? Math.min(on, needs ?? 7) : needs,
    ),
    're-rolls': add((which, { holder }, { roll, attack }, t) =>
      roll.what === 'wound' &&
      attack?.attacker === holder &&
      attack.manner === 'fighting' &&
      attack.strength > toughnessOf(t, attack.target)
        ? moreOf(which, 'failed')
        : which,
    ),
  },
};

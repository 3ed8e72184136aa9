import { add } from '@little-wars/engine';
import { isInAura } from '../../w40k/abilities/auras.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: friends nearby with any of these keywords have a bonus to hit in melee. */
export const auraMeleeHitBonus: Rule<'aura-melee-hit-bonus'> = {
  clause: 'ST-10.4',
  name: 'a Warboss nearby',
  modify: {
    'hit-modifier': add((sum, { holder, within, by, to }, { attack }, t) =>
      attack.manner === 'fighting' &&
      to.some(keyword => lookups.hasKeyword(t, attack.attacker, keyword)) &&
      isInAura(t, lookups, { holder, within }, attack.attacker)
        ? sum + by
        : sum,
    ),
  },
};

import { add } from '@little-wars/engine';
import { isInAura } from '../../w40k/abilities/auras.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: friends of these keywords nearby have a bonus to hit. */
export const auraHitBonus: Rule<'aura-hit-bonus'> = {
  clause: 'RS-10.4',
  name: 'a friend’s aura: hits better',
  modify: {
    'hit-modifier': add((sum, use, { attack }, t) => (isInAura(t, lookups, use, attack.attacker) ? sum + use.by : sum)),
  },
};

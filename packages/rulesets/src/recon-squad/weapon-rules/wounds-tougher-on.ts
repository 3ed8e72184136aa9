import { set } from '@little-wars/engine';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.3: wounds on this roll if the target's Toughness exceeds its Strength. */
export const woundsTougherOn: Rule<'wounds-tougher-on'> = {
  clause: 'RS-10.3',
  modify: {
    'wound-needs': set((needs, { holder, on }, { attack }, t) =>
      attack.attacker === holder && lookups.toughness(t, attack.target) > attack.strength ? Math.min(needs, on) : needs,
    ),
  },
};

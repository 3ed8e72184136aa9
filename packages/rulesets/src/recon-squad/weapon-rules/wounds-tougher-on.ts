import { set } from '@little-wars/engine';
import { lookups } from '../library.ts';
import type { WeaponRule } from '../types.ts';

/** RS-10.3: wounds on this roll if the target's Toughness exceeds its Strength. */
export const woundsTougherOn: WeaponRule<'wounds-tougher-on'> = {
  clause: 'RS-10.3',
  name: 'wounds the tougher',
  label: ({ on }) => `wounds tougher targets on ${on}+`,
  words: ({ on }) => `It wounds on ${on}+ where the target’s Toughness is higher than its Strength.`,
  modify: {
    'wound-needs': set((needs, { holder, on }, { attack }, t) =>
      attack.attacker === holder && lookups.toughness(t, attack.target) > attack.strength ? Math.min(needs, on) : needs,
    ),
  },
};

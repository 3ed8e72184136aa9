import { set } from '@little-wars/engine';
import { woundOn } from '../core/05-attacks/tables.ts';
import { initiativeOf } from '../lookups.ts';
import type { WeaponRule } from '../types.ts';

/** ZG-8.3: Wounds against Initiative; 6s are AP2. */
export const monofilament: WeaponRule<'monofilament'> = {
  clause: 'ZG-8.3',
  name: 'Monofilament',
  label: 'wounds against Initiative; 6s at AP2',
  words: 'It rolls to wound against Initiative in place of Toughness, and a 6 to wound is at AP2.',
  modify: {
    'wound-needs': set((needs, { holder }, { attack }, t) =>
      attack.attacker === holder ? woundOn(attack.strength, initiativeOf(t, attack.target)) : needs,
    ),
    'wound-worth': set((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { ...worth, ap: Math.min(2, worth.ap) } : worth,
    ),
  },
};

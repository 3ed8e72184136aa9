import { set } from '@little-wars/engine';
import { woundOn } from '../core/05-attacks/tables.ts';
import { initiativeOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.3: Wounds against Initiative; 6s are AP2. */
export const monofilament: Rule<'monofilament'> = {
  clause: 'ZG-8.3',
  modify: {
    'wound-needs': set((needs, { holder }, { attack }, t) =>
      attack.attacker === holder ? woundOn(attack.strength, initiativeOf(t, attack.target)) : needs,
    ),
    'wound-worth': set((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { ...worth, ap: Math.min(2, worth.ap) } : worth,
    ),
  },
};

import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.29: Wounds on 4+, a 6 at AP2. */
export const sniper: Rule<'sniper'> = {
  clause: '7E-6.29',
  modify: {
    'wound-needs': set((needs, { holder }, { attack }) => (attack.attacker === holder ? 4 : needs)),
    'wound-worth': set((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { ...worth, ap: Math.min(2, worth.ap) } : worth,
    ),
  },
};

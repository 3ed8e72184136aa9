import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-8.3: A 6 to wound always wounds, at AP2. */
export const bladestorm: Rule<'bladestorm'> = {
  clause: 'ZG-8.3',
  modify: {
    'always-wounds': set((value, { holder }, { attack, face }) => value || (attack.attacker === holder && face === 6)),
    'wound-worth': set((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { ...worth, ap: Math.min(2, worth.ap) } : worth,
    ),
  },
};

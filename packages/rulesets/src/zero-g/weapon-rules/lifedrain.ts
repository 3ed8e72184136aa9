import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-8.3: A 6 to wound inflicts Instant Death. */
export const lifedrain: Rule<'lifedrain'> = {
  clause: 'ZG-8.3',
  modify: {
    'wound-worth': set((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { ...worth, instant: true } : worth,
    ),
  },
};

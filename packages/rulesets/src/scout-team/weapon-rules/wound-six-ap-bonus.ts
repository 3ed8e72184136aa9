import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ST-10.3: an unmodified wound roll of 6 has a better AP. */
export const woundSixApBonus: Rule<'wound-six-ap-bonus'> = {
  clause: 'ST-10.3',
  modify: {
    'wound-yield': add((worth, { holder, by }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { ...worth, ap: worth.ap + by } : worth,
    ),
  },
};

import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ST-10.3: an unmodified hit roll of 6 wounds without a roll. */
export const hitSixWounds: Rule<'hit-six-wounds'> = {
  clause: 'ST-10.3',
  modify: {
    'hit-yield': add((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { hits: worth.hits - 1, autoWounds: worth.autoWounds + 1 } : worth,
    ),
  },
};

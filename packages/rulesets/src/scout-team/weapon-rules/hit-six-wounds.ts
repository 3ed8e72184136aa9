import { add } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ST-10.3: an unmodified hit roll of 6 wounds without a roll. */
export const hitSixWounds: WeaponRule<'hit-six-wounds'> = {
  clause: 'ST-10.3',
  name: 'sixes wound by themselves',
  label: 'hit rolls of 6 wound automatically',
  words: 'A hit roll of 6 wounds the target without a wound roll.',
  modify: {
    'hit-yield': add((worth, { holder }, { attack, face }) =>
      attack.attacker === holder && face === 6 ? { hits: worth.hits - 1, autoWounds: worth.autoWounds + 1 } : worth,
    ),
  },
};

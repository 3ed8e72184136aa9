import { mortalWounds as inflict } from '../core/06-damage/damage.ts';
import { now } from '../core/dice/dice.ts';
import type { Rule } from '../types.ts';
import { criticalsOf, inShooting } from './wielded.ts';

/** KT-9.14 */
export const mortalWounds: Rule<'mortal-wounds'> = {
  clause: 'KT-9.14',
  words: { en: { rule: 'Mortal Wounds' } },
  on: {
    'attack-dice-retained': (t, { side }, use) => {
      const rolling = now(t, side);
      const { attacker: from, target: operative } = rolling.attack;
      if (inShooting(t, use, rolling))
        inflict(t, { operative, amount: use.wounds * criticalsOf(t, side), from, clause: 'KT-9.14' });
      return null;
    },
  },
};

import { mortalWounds } from '../../../core/06-damage/damage.ts';
import { now } from '../../../core/dice/dice.ts';
import type { Rule } from '../../../types.ts';
import { criticalsOf, inShooting } from '../../../weapon-rules/wielded.ts';

/** KT-14.15: a mortal wound for every critical hit it retains in a shooting attack. */
export const crackShot: Rule<'crack-shot'> = {
  clause: 'KT-14.15',
  words: { en: { rule: 'Crack Shot' } },
  on: {
    'attack-dice-retained': (t, { side }, use) => {
      const rolling = now(t, side);
      const { attacker: from, target: operative } = rolling.attack;
      if (inShooting(t, use, rolling))
        mortalWounds(t, { operative, amount: criticalsOf(t, side), from, clause: 'KT-14.15' });
      return null;
    },
  },
};

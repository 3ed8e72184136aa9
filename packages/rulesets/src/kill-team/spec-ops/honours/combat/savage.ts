import { mortalWounds } from '../../../core/06-damage/damage.ts';
import { now, otherSide, rollerOf } from '../../../core/dice/dice.ts';
import type { Rule } from '../../../types.ts';
import { criticalsOf, inCombat } from '../../../weapon-rules/wielded.ts';

/** KT-14.7: a mortal wound for every critical hit it retains in combat, before the first strike. */
export const savage: Rule<'savage'> = {
  clause: 'KT-14.7',
  words: { en: { rule: 'Savage' } },
  on: {
    'attack-dice-retained': (t, { side }, use) => {
      const rolling = now(t, side);
      if (!inCombat(t, use, rolling)) return null;
      const operative = rollerOf(now(t, otherSide(side)));
      mortalWounds(t, { operative, amount: criticalsOf(t, side), from: use.holder, clause: 'KT-14.7' });
      return null;
    },
  },
};

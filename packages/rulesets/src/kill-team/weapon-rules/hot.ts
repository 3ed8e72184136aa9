import { add } from '@little-wars/engine';
import { mortalWounds } from '../core/06-damage/damage.ts';
import { now } from '../core/dice/dice.ts';
import type { Rule } from '../types.ts';
import { inShooting } from './wielded.ts';

const WOUNDS = 3;

/** KT-9.9: every discarded 1 wounds the shooter, which finishes its attack even without wounds. */
export const hot: Rule<'hot'> = {
  clause: 'KT-9.9',
  words: { en: { rule: 'Hot' } },
  modify: {
    'faces-apart': add((faces, use, rolling, t) => (inShooting(t, use, rolling) ? [...faces, 1] : faces)),
  },
  on: {
    'attack-dice-retained': (t, { side }, use) => {
      const { attack } = now(t, side);
      if (side !== 'attacker' || !inShooting(t, use, { attack, side })) return null;
      const ones = attack.attackDice.filter(({ face, as }) => face === 1 && as === 'fail').length;
      mortalWounds(t, { operative: attack.attacker, amount: WOUNDS * ones, from: attack.attacker, clause: 'KT-9.9' });
      return null;
    },
  },
};

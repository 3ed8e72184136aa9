import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../core/01-game/measuring.ts';
import { mortalWounds } from '../core/06-damage/damage.ts';
import { canSee } from '../core/07-line-of-sight/line-of-sight.ts';
import { now } from '../core/dice/dice.ts';
import { inPlay } from '../lookups.ts';
import type { Rule } from '../types.ts';
import { criticalsOf, inShooting } from './wielded.ts';

const REACH = inches(2);

/** KT-9.22: affects the target and everyone it sees nearby, friend or enemy. */
export const splash: Rule<'splash'> = {
  clause: 'KT-9.22',
  words: { en: { rule: 'Splash' } },
  on: {
    'attack-dice-retained': (t, { side }, use) => {
      const rolling = now(t, side);
      const { attacker: from, target } = rolling.attack;
      const criticals = criticalsOf(t, side);
      if (criticals === 0 || !inShooting(t, use, rolling)) return null;
      const { wounds, reach } = t.query('splash', { wounds: use.wounds, reach: REACH }, rolling);
      const near = inPlay(t.position, (_, id) => id !== target && areWithin(t, id, target, reach));
      const splashed = [target, ...near.filter(id => canSee(t, target, id))];
      for (const operative of splashed)
        mortalWounds(t, { operative, amount: wounds * criticals, from, clause: 'KT-9.22' });
      return null;
    },
  },
};

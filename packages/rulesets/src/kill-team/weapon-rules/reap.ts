import { areWithin } from '../core/01-game/measuring.ts';
import { mortalWounds } from '../core/06-damage/damage.ts';
import { canSee } from '../core/07-line-of-sight/line-of-sight.ts';
import { now, otherSide, rollerOf } from '../core/dice/dice.ts';
import { ENGAGEMENT, enemiesOf } from '../lookups.ts';
import type { Rule } from '../types.ts';
import { inCombat } from './wielded.ts';

/** KT-9.18: applies to further enemies the fighter sees, within 1" of it or of its target. */
export const reap: Rule<'reap'> = {
  clause: 'KT-9.18',
  words: { en: { rule: 'Reap' } },
  on: {
    struck: (t, { side, critical }, use) => {
      const rolling = now(t, side);
      if (!critical || !inCombat(t, use, rolling)) return null;
      const [from, struck] = [rollerOf(rolling), rollerOf({ ...rolling, side: otherSide(side) })];
      const reaped = enemiesOf(t, from).filter(
        id => id !== struck && [from, struck].some(near => areWithin(t, id, near, ENGAGEMENT)) && canSee(t, from, id),
      );
      for (const operative of reaped) mortalWounds(t, { operative, amount: use.wounds, from, clause: 'KT-9.18' });
      return null;
    },
  },
};

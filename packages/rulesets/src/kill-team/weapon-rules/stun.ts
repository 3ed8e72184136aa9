import { changeApl } from '../core/01-game/apl.ts';
import { changeOne, now, otherSide, rollerOf, type Side } from '../core/dice/dice.ts';
import type { OperativeId, Rule, T } from '../types.ts';
import { criticalsOf, inCombat, inShooting } from './wielded.ts';

const stunned = (t: T, operative: OperativeId): void => changeApl(t, { clause: 'KT-9.23', operative, by: -1 });

const criticalStrikes = (t: T, side: Side): number =>
  now(t, side).attack.marks.filter(mark => mark === `${side}-struck-critical`).length;

/** KT-9.23: a critical shot removes 1 APL; the first critical strike removes a normal hit, the second 1 APL. */
export const stun: Rule<'stun'> = {
  clause: 'KT-9.23',
  words: { en: { rule: 'Stun' } },
  on: {
    'attack-dice-retained': (t, { side }, use) => {
      const rolling = now(t, side);
      if (inShooting(t, use, rolling) && criticalsOf(t, side) > 0) stunned(t, rolling.attack.target);
      return null;
    },
    struck: (t, { side, critical }, use) => {
      const rolling = now(t, side);
      if (!critical || !inCombat(t, use, rolling)) return null;
      const strikes = criticalStrikes(t, side);
      const other = otherSide(side);
      if (strikes === 1) changeOne(t, other, ['normal', 'fail'], 'KT-9.23');
      if (strikes === 2) stunned(t, rollerOf({ ...rolling, side: other }));
      return null;
    },
  },
};

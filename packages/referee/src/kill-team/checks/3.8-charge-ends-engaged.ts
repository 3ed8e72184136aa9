import { fault } from '../../frame/check.ts';
import { gap, inchesOf } from '../../frame/measure.ts';
import type { KillTeamCheck } from '../check.ts';
import { inPlay } from '../ledger.ts';
import { baseOf, nearEnemies } from '../numbers.ts';

/** A Charge ends in engagement range: at least within 1" of an enemy. So does a fight (KT-3.18). */
export const chargeEndsEngaged: KillTeamCheck = {
  name: 'a charge ends engaged',
  clause: 'KT-3.8',
  on: {
    'action-finished': (l, { operative, action }) => {
      const one = l.operatives[operative]!;
      if (action !== 'charge' || one.at === null || l.action === null || l.action.spent === 0) return null;
      if (nearEnemies(l, one).length > 0) return null;
      const nearest = Math.min(
        ...inPlay(l)
          .filter(({ seat }) => seat !== one.seat)
          .map(other => gap(baseOf(one), baseOf(other))),
      );
      return fault('within 1" of an enemy', inchesOf(nearest));
    },
  },
};

import { fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import type { Die } from '../facts.ts';
import { ongoing } from '../ledger.ts';

const count = (dice: readonly Die[], as: Die['as']): number => dice.filter(die => die.as === as).length;

/** A normal save cancels a normal hit, two of them a critical one, a critical save either. */
export const savesSpent: KillTeamCheck = {
  name: 'saves cancel hits',
  clause: 'KT-4.5',
  on: {
    'attack-dice-set': (l, { dice, clause }) => {
      const attack = ongoing(l);
      if (attack === null || clause !== 'KT-4.5') return null;
      const normal = count(attack.attackDice, 'normal') - count(dice, 'normal');
      const critical = count(attack.attackDice, 'critical') - count(dice, 'critical');
      const saves = { normal: count(attack.defenceDice, 'normal'), critical: count(attack.defenceDice, 'critical') };
      const byCritical = Math.min(critical, saves.critical);
      const needed = normal + 2 * (critical - byCritical);
      const had = saves.normal + saves.critical - byCritical;
      if (normal < 0 || critical < 0) return fault('hits only cancelled', 'more hits than before');
      if (needed <= had) return null;
      return fault(
        `what ${saves.normal} normal and ${saves.critical} critical saves cancel`,
        `${normal} normal and ${critical} critical hits gone`,
      );
    },
  },
};

import { type Fault, type Faults, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { inPlay, type Ledger, type Operative } from '../ledger.ts';
import { nearEnemies } from '../numbers.ts';
import { sureEnemies, surelyEngages } from '../terrain.ts';

/** Actions that an engaged operative may not begin, with their clauses. */
const FREE_ONLY: { readonly [action: string]: string } = {
  'normal-move': 'KT-3.3',
  charge: 'KT-3.10',
  dash: 'KT-3.12',
  shoot: 'KT-3.17',
  overwatch: 'KT-3.14',
  'pick-up': 'KT-3.15',
};

/** Moves that may not end in engagement range: KT-3.5, KT-3.11. */
const ENDS_FREE = ['KT-3.1', 'KT-3.11', 'KT-3.12'];

function begins(l: Ledger, one: Operative, action: string): Fault | null {
  if (one.at === null) return null;
  if (['fall-back', 'fight'].includes(action) && nearEnemies(l, one).length === 0)
    return fault(`${action} only while engaged`, 'nobody within 1"', action === 'fight' ? 'KT-3.18' : 'KT-3.11');
  const clause = FREE_ONLY[action];
  const [enemy] = clause === undefined ? [] : sureEnemies(l, one);
  return enemy ? fault(`no ${action} while engaged`, `operative ${enemy.id} within 1", nothing between`, clause) : null;
}

/** KT-4.2: no friend of the shooter in the target's engagement range. */
function inMelee(l: Ledger, attacker: number, target: number): Faults {
  const [one, at] = [l.operatives[attacker]!, l.operatives[target]!];
  if (one.at === null || at.at === null) return null;
  const friend = inPlay(l).find(each => each.seat === one.seat && each.id !== one.id && surelyEngages(l, at, each));
  return friend ? fault('no friend engaged with the target', `operative ${friend.id}`, 'KT-4.2') : null;
}

/** For operatives engaged for certain (open ground): what they may begin, where they may end, who may be shot. */
export const engagement: KillTeamCheck = {
  name: 'engagement range',
  clause: 'KT-3.3',
  on: {
    'action-begun': (l, { operative, action }) => begins(l, l.operatives[operative]!, action),
    'attack-began': (l, { attack }) => {
      // Supporting Fire is used up when the target is selected.
      const rules = [...l.effects.map(({ use }) => use.rule), l.usedUp];
      const supporting = rules.some(rule => rule === 'supporting-fire' || rule === 'supporting');
      if (attack.kind !== 'shooting' || attack.after !== null || supporting) return null;
      return inMelee(l, attack.attacker, attack.target);
    },
  },
  after: {
    moved: (l, { operative, clause }) => {
      const [enemy] = ENDS_FREE.includes(clause) ? sureEnemies(l, l.operatives[operative]!) : [];
      return enemy ? fault('an end outside engagement range', `operative ${enemy.id} within 1"`, 'KT-3.5') : null;
    },
  },
};

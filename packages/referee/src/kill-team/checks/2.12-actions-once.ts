import { type Fault, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { hasEffect, type Ledger, type Operative, ongoing } from '../ledger.ts';
import { rulesIn } from '../printed.ts';

/** Ploys that allow an action twice. */
const TWICE: { readonly [action: string]: string } = { shoot: 'bolter-discipline', fight: 'shock-assault' };

/** KT-3.3, KT-3.10, KT-3.11, KT-3.12: actions that exclude each other within an activation. */
const APART: readonly (readonly [string, string, clause: string])[] = [
  ['normal-move', 'fall-back', 'KT-3.3'],
  ['normal-move', 'charge', 'KT-3.3'],
  ['charge', 'fall-back', 'KT-3.10'],
  ['charge', 'dash', 'KT-3.10'],
];

function once(l: Ledger, one: Operative, action: string): Fault | null {
  const before = l.activation!.performed.filter(each => each === action).length;
  if (action === 'pass' || before === 0) return null;
  const ploy = TWICE[action];
  if (before === 1 && ploy !== undefined && hasEffect(l, one, ploy)) return null;
  return fault(`${action} once in an activation`, `${before + 1} times`);
}

/** The order an action requires: KT-3.10, KT-3.14, KT-12.1. A shot is checked by its weapon, below. */
function order(l: Ledger, one: Operative, action: string): Fault | null {
  if (one.order === 'engage') return null;
  if (action === 'charge' && !hasEffect(l, one, 'skulking-killer')) return fault('no Charge', 'conceal', 'KT-3.10');
  return action === 'guard' || action === 'overwatch' ? fault('an engage order', 'conceal', 'KT-3.14') : null;
}

/** No action twice, no two that exclude each other, and each under the order it requires. */
export const actionsOnce: KillTeamCheck = {
  name: 'actions once and together',
  clause: 'KT-2.12',
  on: {
    'action-begun': (l, { operative, action, countsAs }) => {
      const one = l.operatives[operative]!;
      if (l.activation?.operative !== operative) return order(l, one, action);
      const { performed } = l.activation;
      const clash = APART.find(
        ([a, b]) => (a === action && performed.includes(b)) || (b === action && performed.includes(a)),
      );
      return [
        once(l, one, action),
        countsAs === undefined ? null : once(l, one, countsAs),
        order(l, one, action),
        clash ? fault(`no ${action} with ${clash[0] === action ? clash[1] : clash[0]}`, 'both', clash[2]) : null,
      ];
    },
    // KT-3.17, KT-9.21: under a conceal order only a Silent profile may shoot.
    'weapon-used': (l, { operative, weapon, profile }) => {
      const one = l.operatives[operative]!;
      if (one.order === 'engage' || ongoing(l) !== null || l.action?.action !== 'shoot') return null;
      const silent = rulesIn(one.faction, one.card, `${weapon}/${profile}`).some(({ rule }) => rule === 'silent');
      return silent ? null : fault('no shot under a conceal order', `${weapon}/${profile}`, 'KT-3.17');
    },
  },
};

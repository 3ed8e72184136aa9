import { type Fault, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import type { Ledger, Operative } from '../ledger.ts';
import { carries } from '../numbers.ts';
import { rulesIn } from '../printed.ts';

const MOVES = ['charge', 'fall-back', 'normal-move'];

const isHeavy = ({ faction, card }: Operative, shot: string): boolean =>
  rulesIn(faction, card, shot).some(({ rule }) => rule === 'heavy');

function together(l: Ledger, one: Operative, shots: readonly string[], actions: readonly string[]): Fault | null {
  if (l.activation?.operative !== one.id || carries(one, 'suspensor-system')) return null;
  const shot = shots.find(each => isHeavy(one, each));
  const move = actions.find(each => MOVES.includes(each));
  return shot && move ? fault(`no ${move} with the Heavy ${shot}`, 'both') : null;
}

/** Heavy weapons may not shoot in an activation with such a move; Limited ones once per battle (KT-9.13). */
export const heavyAndLimited: KillTeamCheck = {
  name: 'Heavy and Limited weapons',
  clause: 'KT-9.8',
  on: {
    'action-begun': (l, { operative, action }) =>
      together(l, l.operatives[operative]!, l.activation?.weapons ?? [], [action]),
    'weapon-used': (l, { operative, weapon, profile }) => {
      const one = l.operatives[operative]!;
      const limited = rulesIn(one.faction, one.card, `${weapon}/${profile}`).some(({ rule }) => rule === 'limited');
      const uses = carries(one, 'auxiliary-grenade-launcher') ? 2 : 1;
      return [
        together(l, one, [`${weapon}/${profile}`], l.activation?.performed ?? []),
        limited && (one.limited.get(weapon) ?? 0) >= uses
          ? fault(`${uses} use of ${weapon} in a battle`, `one more`, 'KT-9.13')
          : null,
      ];
    },
  },
};

import { type Faults, fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { enemyOf, type Ledger, type Operative, readyOf } from '../ledger.ts';
import { has } from '../numbers.ts';

/** A platform is never activated on its own. */
const canActivate = (l: Ledger, seat: number): readonly Operative[] =>
  readyOf(l, seat).filter(one => !has(one, 'platform-controller'));

/** KT-2.9: how many operatives of the same card its player has activated in a row. */
function inSuccession({ turns, operatives }: Ledger, seat: number, card: string): number {
  let count = 0;
  for (const turn of turns.toReversed()) {
    if (turn.seat !== seat || operatives[turn.operative]!.card.id !== card) break;
    count++;
  }
  return count;
}

/** The card of a group activation that is not complete. */
function openGroup(l: Ledger): { readonly seat: number; readonly card: string } | null {
  const last = l.turns.at(-1);
  if (!last) return null;
  const { card } = l.operatives[last.operative]!;
  if (card.groupActivation < 2 || inSuccession(l, last.seat, card.id) % card.groupActivation === 0) return null;
  return canActivate(l, last.seat).some(each => each.card.id === card.id) ? { seat: last.seat, card: card.id } : null;
}

function turnOf(l: Ledger, one: Operative): Faults {
  const last = l.turns.at(-1);
  if (!last) {
    if (one.seat === l.initiative || canActivate(l, l.initiative!).length === 0) return null;
    return fault(`seat ${l.initiative} to begin`, `seat ${one.seat}`);
  }
  const group = openGroup(l);
  if (group !== null)
    return one.seat === group.seat && one.card.id === group.card
      ? null
      : fault(`another ${group.card} of seat ${group.seat}`, one.card.id, 'KT-2.9');
  if (last.seat !== one.seat || canActivate(l, enemyOf(one.seat)).length === 0) return null;
  return fault(`seat ${enemyOf(one.seat)}'s turn`, `seat ${one.seat} again`);
}

/** Starting with initiative, players alternate activating one ready operative; a group activation is one turn. */
export const turnsAlternate: KillTeamCheck = {
  name: 'turns alternate',
  clause: 'KT-2.8',
  on: {
    activated: (l, { operative }) => {
      const one = l.operatives[operative]!;
      return [
        one.ready && one.at !== null
          ? null
          : fault('a ready operative', one.at === null ? 'one not in play' : 'one that is not'),
        l.activation === null
          ? null
          : fault('one activation at a time', `operative ${l.activation.operative} is active`),
        turnOf(l, one),
      ];
    },
    'turning-point-began': leftOver,
    'battle-ended': leftOver,
  },
};

/** Everybody has been activated when a Firefight phase ends. */
function leftOver(l: Ledger): Faults {
  if (l.phase !== 'firefight') return null;
  return [0, 1].map(seat => {
    const left = canActivate(l, seat).length;
    return left === 0 ? null : fault('nobody left to activate', `${left} of seat ${seat}`);
  });
}

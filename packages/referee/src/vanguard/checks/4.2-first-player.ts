import { fault } from '../../frame/check.ts';
import type { VanguardCheck } from '../check.ts';
import { abilityOf, enemyOf, type Ledger, sideOf } from '../ledger.ts';

const bonus = (l: Ledger, seat: number): number =>
  l.seized[seat]! + Math.max(0, ...sideOf(l, seat).map(model => abilityOf(model, 'foresight')?.by ?? 0));

/** The higher roll, with CP spent on it (VG-11.6), chooses to go first or second. */
export const firstPlayer: VanguardCheck = {
  name: 'who goes first',
  clause: 'VG-4.2',
  on: {
    'first-player-chosen': (l, { seat }, turn) => {
      const [one, other] = [0, 1].map(each => (l.rolled[each] ?? 0) + bonus(l, each)) as [number, number];
      if (one === other) return fault('a tie rolled again', `${one} to ${other}`);
      const winner = one > other ? 0 : 1;
      if (turn.by === 'dice') return null;
      const meant = turn.answer === 'first' ? winner : enemyOf(winner);
      return [
        turn.by === winner ? null : fault(`seat ${winner} to choose by ${one} to ${other}`, `seat ${turn.by}`),
        seat === meant || turn.by !== winner ? null : fault(`seat ${meant} first, as chosen`, `seat ${seat}`),
      ];
    },
  },
};

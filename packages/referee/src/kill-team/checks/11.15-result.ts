import { fault } from '../../frame/check.ts';
import type { KillTeamCheck } from '../check.ts';
import { missionTotal, seats, tacOpTotal } from '../ledger.ts';

/** Most VP wins, equal VP are a draw; VP are the sum of what was scored. */
export const result: KillTeamCheck = {
  name: 'the result',
  clause: 'KT-11.15',
  end: (l, { result: told }) => {
    if (told === null) return l.over ? fault('a result', 'none') : null;
    const scores = seats.map(seat => missionTotal(l, seat) + tacOpTotal(l, seat));
    const [one, other] = scores as [number, number];
    const winners = one === other ? [] : [one > other ? 0 : 1];
    return [
      l.over ? null : fault('no result before the end', 'one'),
      scores.join() === told.scores.join() ? null : fault(scores.join(' to '), told.scores.join(' to ')),
      winners.join() === told.winners.join()
        ? null
        : fault(`winner ${winners.join() || 'none'}`, told.winners.join() || 'none'),
    ];
  },
};

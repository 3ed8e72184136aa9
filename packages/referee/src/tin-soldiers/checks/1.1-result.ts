import { fault } from '../../frame/check.ts';
import type { ToyCheck } from '../check.ts';

/** Most points win, equal points are a draw. */
export const result: ToyCheck = {
  name: 'the result',
  clause: 'TOY-1.1',
  end: (l, { result: told }) => {
    if (told === null) return l.over ? fault('a result', 'none') : null;
    const [one, other] = l.points as [number, number];
    const winners = one === other ? [] : [one > other ? 0 : 1];
    return [
      l.points.join() === told.scores.join() ? null : fault(l.points.join(' to '), told.scores.join(' to ')),
      winners.join() === told.winners.join()
        ? null
        : fault(`winner ${winners.join() || 'none'}`, told.winners.join() || 'none'),
    ];
  },
};

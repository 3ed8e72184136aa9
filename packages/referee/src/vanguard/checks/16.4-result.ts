import { fault } from '../../frame/check.ts';
import type { VanguardCheck } from '../check.ts';

/** Most VP win, equal is a draw: the sum of what was scored. */
export const result: VanguardCheck = {
  name: 'the result',
  clause: 'VG-16.4',
  end: (l, { result: told }) => {
    if (told === null) return l.over ? fault('a result', 'none') : null;
    const [one, other] = l.vp as [number, number];
    const winners = one === other ? [] : [one > other ? 0 : 1];
    return [
      l.over ? null : fault('no result before the end', 'one'),
      l.vp.join() === told.scores.join() ? null : fault(l.vp.join(' to '), told.scores.join(' to ')),
      winners.join() === told.winners.join()
        ? null
        : fault(`winner ${winners.join() || 'none'}`, told.winners.join() || 'none'),
    ];
  },
};

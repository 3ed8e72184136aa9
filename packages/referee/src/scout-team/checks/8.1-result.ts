import { fault } from '../../frame/check.ts';
import type { TeamCheck } from '../check.ts';
import type { Ledger } from '../ledger.ts';

const isDestroyed = ({ models }: Ledger, seat: number): boolean =>
  models.every(model => model.seat !== seat || model.removed);

/** 9E-3.3: the agreed number of rounds, five by default, or until an army is destroyed. */
export const length: TeamCheck = {
  name: 'the length of the battle',
  clause: '9E-3.3',
  on: {
    'round-began': (l, { round }) => (round <= l.options.rounds && !l.over ? null : fault('no more rounds', round)),
    'game-ended': l =>
      (l.round === l.options.rounds && l.turns === 2 * l.round) || [0, 1].some(seat => isDestroyed(l, seat))
        ? null
        : fault(`the end of round ${l.options.rounds}, or an army destroyed`, `round ${l.round}`),
  },
};

/** ST-8.1: a destroyed army has lost, otherwise more points win; points for markers are those scored. */
export const theResult: TeamCheck = {
  name: 'the result',
  clause: 'ST-8.1',
  end: (l, { result }) => {
    if (result === null || !l.over) return null;
    const { scores, winners } = result;
    const gone = [0, 1].filter(seat => isDestroyed(l, seat));
    const [zero, one] = scores as [number, number];
    const due = gone.length === 1 ? [1 - gone[0]!] : zero === one ? [] : [zero > one ? 0 : 1];
    return [
      l.mission === 'straight-fight' || l.scores.join() === scores.join()
        ? null
        : fault(l.scores.join('-'), scores.join('-'), 'ST-8.2'),
      due.join() === winners.join() ? null : fault(`winners ${due.join() || 'none'}`, winners.join() || 'none'),
    ];
  },
};

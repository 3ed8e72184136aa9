import { fault, same } from '../../frame/check.ts';
import type { Clauses, CoreCheck } from '../check.ts';
import { enemyOf } from '../ledger.ts';

/** Two turns per round, in the same order, each with every phase. */
export const roundsAndPhases = ({ phases, turns }: Clauses, order: readonly string[]): CoreCheck => ({
  name: 'rounds, turns and phases',
  clause: turns,
  on: {
    'round-began': (l, { round }) => [
      same('round', l.round + 1, round),
      l.turns === 2 * l.round ? null : fault(`${2 * l.round} turns before round ${round}`, l.turns),
    ],
    'turn-began': (l, { seat }) => {
      const due = l.turns % 2 === 0 ? l.first : enemyOf(l.first ?? 0);
      return due === null || due === seat ? null : fault(`the turn of ${due}`, seat);
    },
    'phase-began': (l, { phase }) => {
      const at = order.indexOf(phase);
      const before = order.indexOf(l.phase);
      const isNext = at === 0 ? before === -1 || before === order.length - 1 : before === at - 1;
      return isNext ? null : fault(order[before + 1] ?? order[0]!, phase, phases);
    },
  },
});

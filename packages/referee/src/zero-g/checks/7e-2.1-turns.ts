import { type Check, fault, same } from '../../frame/check.ts';
import type { Fact } from '../facts.ts';
import type { Ledger } from '../ledger.ts';

const PHASES = ['movement', 'psychic', 'shooting', 'charge', 'fight'];
const isOut = ({ models }: Ledger, seat: number): boolean =>
  models.every(model => model.seat !== seat || model.removed);

/**
 * 7E-2.1, 7E-2.2, ZG-7.1: the agreed number of game turns, each of two player turns with phases in order, or fewer if a
 * side has no models left.
 */
export const turnsAndPhases: Check<Ledger, Fact> = {
  name: 'turns and phases',
  clause: '7E-2.1',
  on: {
    'round-began': (l, { round }) => [
      same('round', l.round + 1, round),
      round > l.options.rounds ? fault(`${l.options.rounds} rounds`, round) : null,
    ],
    'turn-began': (l, { seat }) => [
      same('the turn of seat', l.turns === 0 ? l.first! : 1 - l.first!, seat),
      l.turns < 2 ? null : fault('two turns in a round', 'a third'),
    ],
    'phase-began': (l, { phase }) => same('phase', PHASES[PHASES.indexOf(l.phase ?? '') + 1] ?? 'none', phase),
    'game-ended': l =>
      l.round === l.options.rounds || isOut(l, 0) || isOut(l, 1) ? null : fault(`${l.options.rounds} rounds`, l.round),
  },
};

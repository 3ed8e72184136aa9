import { fault, same } from '../../frame/check.ts';
import type { ReconCheck } from '../check.ts';

const PHASES: readonly string[] = ['', 'start', 'movement', 'psychic', 'shooting', 'charge', 'fight', 'morale'];

/** Rounds follow one another; in each both players have a turn, the first player first, and turns have their phases. */
export const turns: ReconCheck = {
  name: 'rounds, turns and phases',
  clause: '8E-2.1',
  on: {
    'round-began': (l, { round }) => [
      same('round', l.round + 1, round),
      l.round === 0 ? null : same('turns before the next round', 2, l.turns),
    ],
    'turn-began': (l, { seat }) => same(`turn ${l.turns + 1} of seat`, l.turns === 0 ? l.first : 1 - l.first, seat),
    'phase-began': (l, { phase }) =>
      PHASES.indexOf(phase) === PHASES.indexOf(l.phase) + 1
        ? null
        : fault(`${phase} in its place`, `after ${l.phase}`, '8E-2.2'),
  },
};

import { type Faults, fault, same } from '../../frame/check.ts';
import type { VanguardCheck } from '../check.ts';
import { inPlay, type Ledger } from '../ledger.ts';

const BEFORE: { readonly [phase: string]: readonly string[] } = {
  start: ['deployment', 'end'],
  turns: ['start'],
  end: ['turns'],
};

/** VG-15.3: rounds, and one more on a 4+. */
function lastRound(l: Ledger): Faults {
  const { rounds } = l.setup.options;
  if (inPlay(l).length === 0) return null;
  return same('an end after round', rounds + (l.more ? 1 : 0), l.round);
}

/** Rounds follow one another, each with its phases; a die decides the last (VG-15.3). */
export const rounds: VanguardCheck = {
  name: 'rounds and phases',
  clause: 'VG-4.5',
  on: {
    'round-began': (l, { round }) => {
      const most = l.setup.options.rounds + (l.more ? 1 : 0);
      return [
        same('round', l.round + 1, round),
        round > most ? fault(`at most ${most} rounds`, round, 'VG-15.3') : null,
      ];
    },
    'phase-began': (l, { phase }) =>
      (BEFORE[phase] ?? []).includes(l.phase) ? null : fault(`${phase} in its place`, `after ${l.phase}`),
    'game-ended': lastRound,
  },
};

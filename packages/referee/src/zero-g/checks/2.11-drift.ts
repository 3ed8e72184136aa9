import { type Check, fault, same } from '../../frame/check.ts';
import { INCH } from '../../frame/measure.ts';
import { facesOf } from '../../frame/played-game.ts';
import type { Fact } from '../facts.ts';
import { between, type Ledger } from '../ledger.ts';

/** Rounding to whole tenths in both directions. */
const ROUNDING = 2;

/** The maximum distance of a move of each clause, in inches. */
function mostOf(l: Ledger, clause: string): number | null {
  switch (clause) {
    case 'ZG-2.1':
      return 6;
    case 'ZG-2.3':
      return (l.drift?.faces ?? []).reduce((sum, face) => (face > 1 && face < 6 ? sum + face : sum), 0);
    case 'ZG-2.6':
      return 9;
    default:
      return null;
  }
}

/**
 * ZG-2.1, ZG-2.3, ZG-2.6, ZG-2.9, ZG-2.11: a die for each arrow, 1s remove arrows, and no move longer than its dice.
 */
export const drifts: Check<Ledger, Fact> = {
  name: 'drifts',
  clause: 'ZG-2.11',
  on: {
    drifted: (l, { model, faces, clause }, turn) => {
      if (clause !== 'ZG-2.11') return null;
      return [same('dice', l.models[model]!.arrows, faces.length), same('faces', facesOf(turn).join(), faces.join())];
    },
    'arrows-changed': (l, { model, arrows, clause }) => {
      const before = l.models[model]!.arrows;
      const ones = l.drift?.model === model ? l.drift.faces.filter(face => face === 1).length : 0;
      if (clause === 'ZG-2.9') return same('arrows', before - ones, arrows);
      if (clause === 'ZG-2.26') return same('arrows', before + 1, arrows);
      return clause === 'ZG-2.4' ? same('arrows', before - 1, arrows) : null;
    },
    moved: (l, { from, to, clause }) => {
      const most = mostOf(l, clause);
      if (most === null || from === undefined) return null;
      const far = between(from, to);
      return far <= most * INCH + ROUNDING ? null : fault(`${most}" at most`, far / INCH, clause);
    },
  },
};

import { type Faults, fault } from '../../frame/check.ts';
import { between, INCH, inchesOf, type Spot } from '../../frame/measure.ts';
import type { KillTeamCheck } from '../check.ts';
import type { Leg } from '../facts.ts';
import type { Ledger, Operative } from '../ledger.ts';
import { dashOf, moveOf, type Range } from '../numbers.ts';

const STEP = 2 * INCH;
/** Distances in facts are whole tenths. */
const ROUNDED = 1;

/** Collinear legs are one straight piece, however often the path stops on it. */
function piecesOf(from: Spot, legs: readonly Leg[]): readonly Leg[] {
  const pieces: Leg[] = [];
  let [start, at] = [from, from];
  for (const leg of legs) {
    const last = pieces.at(-1);
    const [ax, ay, bx, by] = [at.x - start.x, at.y - start.y, leg.to.x - at.x, leg.to.y - at.y];
    const straightOn = ax * by === ay * bx && ax * bx + ay * by > 0;
    if (last?.how === 'go' && leg.how === 'go' && straightOn) pieces[pieces.length - 1] = leg;
    else {
      pieces.push(leg);
      start = at;
    }
    at = leg.to;
  }
  return pieces;
}

/**
 * KT-3.1, KT-8.14-19, KT-8.21: the range of a path's cost without traversed terrain: pieces, heights, drops, jumps. The
 * horizontal part of a climb or drop may be its own piece or continue the previous one, hence a range.
 */
export function lengthOf(one: Operative, flies: boolean, legs: readonly Leg[]): Range {
  let at = one.at!;
  let [least, most] = [0, 0];
  for (const { how, to } of piecesOf(one.at!, legs)) {
    const across = between(at, to);
    const height = Math.abs(to.z - at.z);
    const piece = across === 0 ? 0 : Math.max(INCH, across);
    const steps = how === 'climb' ? Math.ceil(height / STEP) : how === 'drop' ? Math.floor(height / STEP) : 0;
    const up = flies ? 0 : steps * STEP;
    least += (how === 'go' ? piece : across) + up;
    most += piece + up;
    at = to;
  }
  return { least, most };
}

/** The most a move may cost, by its clause; null where no clause of KT-3 limits it. */
function allowance(l: Ledger, one: Operative, clause: string): number | null {
  const dash = dashOf(l, one);
  const more = l.action?.withDash ? dash : 0;
  switch (clause) {
    case 'KT-3.1':
    case 'KT-3.11':
      return moveOf(l, one) + more;
    case 'KT-3.8':
      return moveOf(l, one) + 2;
    case 'KT-3.12':
      return dash;
    default:
      return null;
  }
}

function measured(l: Ledger, one: Operative, clause: string, legs: readonly Leg[]): Faults {
  const most = allowance(l, one, clause);
  if (most === null || one.at === null) return null;
  const flies =
    one.card.keywords.includes('FLY') ||
    l.effects.some(({ use }) => use.rule === 'recon-dash' && use.holder === one.id);
  const { least: length } = lengthOf(one, flies, legs);
  const spent = l.action?.operative === one.id ? l.action.spent : 0;
  return length + spent <= most * INCH + ROUNDED ? null : fault(`at most ${most}"`, inchesOf(length + spent));
}

/** A move is not longer than allowed, measured again along its path. */
export const distanceMoved: KillTeamCheck = {
  name: 'distance moved',
  clause: 'KT-3.1',
  on: {
    moved: (l, { operative, to, legs, distance, clause }) => {
      const one = l.operatives[operative]!;
      if (legs === undefined || one.at === null) return null;
      const end = legs.at(-1)?.to ?? one.at;
      const most = allowance(l, one, clause);
      return [
        end.x === to.x && end.y === to.y && end.z === to.z
          ? null
          : fault('the end of its path', `(${to.x}, ${to.y}, ${to.z})`),
        measured(l, one, clause, legs),
        distance !== undefined && most !== null && distance + (l.action?.spent ?? 0) > most * INCH + ROUNDED
          ? fault(`at most ${most}"`, inchesOf(distance))
          : null,
      ];
    },
  },
};

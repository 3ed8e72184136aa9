// Moves the bends of a path that is slightly too long, until it is short enough or no bend helps.
import type { Leg } from '@little-wars/engine';
import { flat, mayStand, plainLegCost, type Spot, type Trip, walk } from '@little-wars/engine/geometry';
import type { MoveQuestion } from './move-question.ts';

/** How far bends are moved at first; then half as far, down to single tenths. */
const FIRST = 64;

const TRIES = [-1, 0, 1].flatMap(x => [-1, 0, 1].filter(y => x !== 0 || y !== 0).map(y => [x, y] as const));

export interface Shortening extends Pick<MoveQuestion, 'trip' | 'from' | 'allowance' | 'mayEnd' | 'heightCost'> {
  /** Whether a leg certainly passes through something; saves validating the whole path. */
  isClosed?(at: Spot, leg: Leg): boolean;
}

/** The cost of a path, Infinity if it is not allowed at any length. */
function costOf({ trip, from }: Shortening, legs: readonly Leg[]): number {
  const plain = lengthOf(trip, from, legs);
  if (plain !== null) return plain === Infinity || mayStand(trip, legs.at(-1)!.to) ? plain : Infinity;
  const { problems, cost } = walk(trip, { from, legs });
  return problems.length > 0 ? Infinity : cost.tenths;
}

/** The cost of a path of plain legs, as `walk` adds it up; null where it is not just their length. */
function lengthOf(trip: Trip, from: Spot, legs: readonly Leg[]): number | null {
  if (trip.ground.atLeast || legs.length === 0) return null;
  let at = from;
  let length = 0;
  for (const leg of legs) {
    const cost = plainLegCost(trip, at, leg);
    if (cost === null) return Infinity;
    const { x, y } = leg.to;
    if (cost !== Math.sqrt((x - at.x) * (x - at.x) + (y - at.y) * (y - at.y))) return null;
    length += cost;
    at = leg.to;
  }
  return length;
}

/** The minimum cost of a path, ignoring obstacles: its length and its changes of height. */
function leastOf({ trip, from, heightCost }: Shortening, legs: readonly Leg[]): number {
  let at = from;
  let least = 0;
  for (const { how, to } of legs) {
    least += flat(at, to) + (how === 'go' || trip.ground.flies ? 0 : heightCost(at.z, to.z, how));
    at = to;
  }
  return least;
}

/** Whether one of the two legs at a bend is closed: only these change when it is moved. */
function isClosedAt({ from, isClosed }: Shortening, legs: readonly Leg[], i: number): boolean {
  if (!isClosed) return false;
  const next = legs[i + 1];
  return isClosed(legs[i - 1]?.to ?? from, legs[i]!) || (next !== undefined && isClosed(legs[i]!.to, next));
}

/** The same path with its bends and its end moved so that it costs no more than the allowance; null if that fails. */
export function shortened(question: Shortening, legs: readonly Leg[]): readonly Leg[] | null {
  let best = legs;
  let cost = costOf(question, best);
  if (cost === Infinity) return null;
  for (let scale = FIRST; scale >= 1 && cost > question.allowance; scale /= 2) {
    for (let better = true; better && cost > question.allowance; ) {
      better = false;
      for (let i = 0; i < best.length && cost > question.allowance; i++)
        for (const [x, y] of TRIES) {
          const moved = withMoved(best, i, x * scale, y * scale);
          if (leastOf(question, moved) > cost || isClosedAt(question, moved, i)) continue;
          if (i === best.length - 1 && !question.mayEnd(moved[i]!.to)) continue;
          const now = costOf(question, moved);
          if (now > cost - 0.01) continue;
          best = moved;
          cost = now;
          better = true;
        }
    }
  }
  return cost <= question.allowance + 1e-6 ? best : null;
}

const withMoved = (legs: readonly Leg[], i: number, dx: number, dy: number): readonly Leg[] =>
  legs.map((leg, k) => (k === i ? { ...leg, to: { ...leg.to, x: leg.to.x + dx, y: leg.to.y + dy } } : leg));

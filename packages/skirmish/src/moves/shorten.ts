// Moves the bends of a path that is slightly too long until it is short enough or nothing helps.
import type { Leg } from '@little-wars/engine';
import { mayStand, type Point, plainLegCost, type Spot, type Trip, walk } from '@little-wars/engine/geometry';
import type { MoveQuestion } from './move-question.ts';

/** How far bends are moved at first; then half as far each time, down to single tenths. */
const FIRST = 64;

/** The least improvement that counts, and an upper bound on the rounding error of sums of doubles. */
const BETTER = 0.01;
const ROUNDING = 1e-6;

const TRIES = [-1, 0, 1].flatMap(x => [-1, 0, 1].filter(y => x !== 0 || y !== 0).map(y => [x, y] as const));

export interface Shortening extends Pick<MoveQuestion, 'trip' | 'from' | 'allowance' | 'mayEnd' | 'heightCost'> {
  /** Whether a leg certainly passes through something; saves validating the whole path. */
  isClosed?(at: Spot, leg: Leg): boolean;
}

/** The cost of a leg that costs just its length; null if it costs something else, Infinity if it is closed. */
type Length = number | null;

/** The cost of a path; Infinity if it is illegal at any length. */
function costOf({ trip, from }: Shortening, legs: readonly Leg[], lengths: readonly Length[]): number {
  const plain = sumOf(trip, lengths);
  if (plain !== null) return plain === Infinity || mayStand(trip, legs.at(-1)!.to) ? plain : Infinity;
  const { problems, cost } = walk(trip, { from, legs });
  return problems.length > 0 ? Infinity : cost.tenths;
}

/** The cost of a path of plain legs, as `walk` adds it up; null where it is not just their length. */
function sumOf({ ground }: Trip, lengths: readonly Length[]): number | null {
  if (lengths.includes(Infinity)) return Infinity;
  if (ground.atLeast || lengths.length === 0) return null;
  let sum = 0;
  for (const length of lengths) {
    if (length === null) return null;
    sum += length;
  }
  return sum;
}

function lengthOf(trip: Trip, at: Spot, leg: Leg): Length {
  const cost = plainLegCost(trip, at, leg);
  if (cost === null) return Infinity;
  const { x, y } = leg.to;
  return cost === Math.sqrt((x - at.x) * (x - at.x) + (y - at.y) * (y - at.y)) ? cost : null;
}

/** The lengths of a path's legs. Only the two legs at a moved bend change; the others are as `before`. */
const lengthsOf = ({ trip, from }: Shortening, legs: readonly Leg[], before?: readonly Length[], bend = 0) =>
  legs.map((leg, i) =>
    before && i !== bend && i !== bend + 1 ? before[i]! : lengthOf(trip, legs[i - 1]?.to ?? from, leg),
  );

/** The minimum cost of a path with a bend moved, ignoring obstacles: its length and its changes of height. */
function leastOf({ trip, from, heightCost }: Shortening, legs: readonly Leg[], bend: number, by: Point): number {
  let { x, y, z } = from;
  let least = 0;
  for (let i = 0; i < legs.length; i++) {
    const { how, to } = legs[i]!;
    const dx = to.x + (i === bend ? by.x : 0) - x;
    const dy = to.y + (i === bend ? by.y : 0) - y;
    least += Math.sqrt(dx * dx + dy * dy) + (how === 'go' || trip.ground.flies ? 0 : heightCost(z, to.z, how));
    x += dx;
    y += dy;
    z = to.z;
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
  let lengths = lengthsOf(question, best);
  let cost = costOf(question, best, lengths);
  if (cost === Infinity) return null;
  for (let scale = FIRST; scale >= 1 && cost > question.allowance; scale /= 2) {
    for (let better = true; better && cost > question.allowance; ) {
      better = false;
      for (let i = 0; i < best.length && cost > question.allowance; i++)
        for (const [x, y] of TRIES) {
          const by = { x: x * scale, y: y * scale };
          // Most are longer: skip them before building a path.
          if (leastOf(question, best, i, by) > cost - BETTER + ROUNDING) continue;
          const moved = withMoved(best, i, by);
          if (isClosedAt(question, moved, i)) continue;
          if (i === best.length - 1 && !question.mayEnd(moved[i]!.to)) continue;
          const measured = lengthsOf(question, moved, lengths, i);
          const now = costOf(question, moved, measured);
          if (now > cost - BETTER) continue;
          best = moved;
          lengths = measured;
          cost = now;
          better = true;
        }
    }
  }
  return cost <= question.allowance + 1e-6 ? best : null;
}

const withMoved = (legs: readonly Leg[], i: number, by: Point): readonly Leg[] =>
  legs.map((leg, k) => (k === i ? { ...leg, to: { ...leg.to, x: leg.to.x + by.x, y: leg.to.y + by.y } } : leg));

import { quarters, type Sign, signOf, signOfTwoBigSurds } from './exact-signs.ts';
import { distance, doOverlap, type How } from './measure.ts';
import { rimOf } from './path/rounded-core.ts';
import { sidesOf } from './rectangles.ts';
import { doSegmentsCross, type Segment } from './segment-distance.ts';
import type { Standing } from './shape.ts';

/** A pair of bases whose distance is compared with that of another pair. */
export type Pair = readonly [Standing, Standing];

/** A fraction of whole numbers, over > 0. */
interface Ratio {
  readonly of: bigint;
  readonly over: bigint;
}

/** The square of a distance in quarters of a tenth, exactly: (whole + times * sqrt(root)) / over. */
interface Square {
  readonly whole: bigint;
  readonly times: bigint;
  readonly root: bigint;
  readonly over: bigint;
}

/** Doubles decide if distances differ by more than this, in tenths: far more than their rounding errors. */
const SURE = 1e-6;

/** -1, 0 or 1 if the distance of one pair is less than, equal to or more than that of another. Exact. */
export function compareDistances(one: Pair, other: Pair, how: How = 'solid'): Sign {
  const value = distance(...one, how).tenths - distance(...other, how).tenths;
  if (Math.abs(value) > SURE) return signOf(value);
  const [a, b] = [squareOf(one, how), squareOf(other, how)];
  return signOfTwoBigSurds(
    a.whole * b.over - b.whole * a.over,
    [a.times * b.over, a.root],
    [-b.times * a.over, b.root],
  );
}

/** Whether a base at one place is strictly nearer to another base than at another place. Exact. */
export const isNearer = (at: Standing, before: Standing, to: Standing, how: How = 'solid'): boolean =>
  compareDistances([at, to], [before, to], how) < 0;

/** The indices of the bases nearest to a base: several if they are exactly equally near, none if there are none. */
export function nearestOf(base: Standing, others: readonly Standing[], how: How = 'solid'): readonly number[] {
  let nearest: number[] = [];
  for (const [i, other] of others.entries()) {
    const sign = nearest.length === 0 ? -1 : compareDistances([base, other], [base, others[nearest[0]!]!], how);
    if (sign < 0) nearest = [i];
    else if (sign === 0) nearest.push(i);
  }
  return nearest;
}

/** (sqrt(p) - r)² + h², with p = of / over: over times it is of + (r² + h²) over - 2 r sqrt(of over). */
function squareOf([a, b]: Pair, how: How): Square {
  const h = how === 'flat' ? 0n : quarters(a.z - b.z);
  const r = quarters(rimOf(a)) + quarters(rimOf(b));
  const { of, over } = coreSquare(a, b);
  if (of <= r * r * over) return { whole: h * h, times: 0n, root: 0n, over: 1n };
  return { whole: of + (r * r + h * h) * over, times: -2n * r, root: of * over, over };
}

/** The square of the distance between the cores of two bases; 0 where they overlap. */
function coreSquare(a: Standing, b: Standing): Ratio {
  if ((a.corners || b.corners) && doOverlap(a, b)) return NOTHING;
  const [some, others] = [sidesOf(a), sidesOf(b)];
  return some.flatMap(one => others.map(other => segmentSquare(one, other))).reduce(lesser);
}

const NOTHING: Ratio = { of: 0n, over: 1n };

const lesser = (a: Ratio, b: Ratio): Ratio => (b.of * a.over < a.of * b.over ? b : a);

const segmentSquare = (a: Segment, b: Segment): Ratio =>
  doSegmentsCross(a, b)
    ? NOTHING
    : [
        pointSquare(a.ax, a.ay, b),
        pointSquare(a.bx, a.by, b),
        pointSquare(b.ax, b.ay, a),
        pointSquare(b.bx, b.by, a),
      ].reduce(lesser);

/** The square of a point's distance to a segment: to an end of it, or to its line. */
function pointSquare(x: number, y: number, { ax, ay, bx, by }: Segment): Ratio {
  const [ex, ey] = [quarters(x - ax), quarters(y - ay)];
  const [dx, dy] = [quarters(bx - ax), quarters(by - ay)];
  const along = ex * dx + ey * dy;
  const length = dx * dx + dy * dy;
  if (along <= 0n) return { of: ex * ex + ey * ey, over: 1n };
  if (along >= length) {
    const [fx, fy] = [ex - dx, ey - dy];
    return { of: fx * fx + fy * fy, over: 1n };
  }
  const across = dx * ey - dy * ex;
  return { of: across * across, over: length };
}

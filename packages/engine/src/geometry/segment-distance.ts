import {
  quarters,
  type Sign,
  signOf,
  signOfProducts,
  signOfTwoBigSurds,
  signOfTwoSurds,
  UNSURE,
} from './exact-signs.ts';
import { flat } from './places-around.ts';
import type { Point } from './shape.ts';

/** The segment between the two centres of a footprint; of a round base it is a point. Also an edge of an outline. */
export interface Segment {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** The distance `near + sqrt(square)`: radii and a range, or its horizontal part. Multiples of a quarter. */
export interface DistanceBound {
  readonly near: number;
  readonly square: number;
}

/**
 * The sign of the distance between two segments less a bound, exact. The distance is 0 where they cross, and otherwise
 * that of an end of one to the other: the least of five candidates, so its sign is the least of five signs.
 */
export function compareSegmentDistance(a: Segment, b: Segment, bound: DistanceBound): Sign {
  if (a.ax === a.bx && a.ay === a.by) return comparePointDistance(a.ax, a.ay, b, bound);
  if (b.ax === b.bx && b.ay === b.by) return comparePointDistance(b.ax, b.ay, a, bound);
  let least = comparePointDistance(a.ax, a.ay, b, bound);
  if (least >= 0) least = lesser(least, comparePointDistance(a.bx, a.by, b, bound));
  if (least >= 0) least = lesser(least, comparePointDistance(b.ax, b.ay, a, bound));
  if (least >= 0) least = lesser(least, comparePointDistance(b.bx, b.by, a, bound));
  return least >= 0 && doSegmentsCross(a, b) ? lesser(least, compareRoot(0, bound)) : least;
}

const lesser = (a: Sign, b: Sign): Sign => (a < b ? a : b);

/** The sign of the distance from a point to a segment less a bound, exact. */
export function comparePointDistance(x: number, y: number, core: Segment, bound: DistanceBound): Sign {
  const ex = x - core.ax;
  const ey = y - core.ay;
  const dx = core.bx - core.ax;
  const dy = core.by - core.ay;
  const along = ex * dx + ey * dy;
  if (along <= 0) return compareRoot(ex * ex + ey * ey, bound);
  const length = dx * dx + dy * dy;
  const fx = x - core.bx;
  const fy = y - core.by;
  if (along >= length) return compareRoot(fx * fx + fy * fy, bound);
  return compareRatio(dx * ey - dy * ex, length, bound);
}

/** The sign of sqrt(p) less a bound. If `square` is 0, p is compared with near², both below 2^53: doubles are exact. */
function compareRoot(p: number, { near, square }: DistanceBound): Sign {
  if (square === 0) return near < 0 ? 1 : signOf(p - near * near);
  return signOfTwoSurds(-near, 1, p, -1, square);
}

/** The sign of |n| / sqrt(l) less a bound: n² against near² l, or |n| - near sqrt(l) - sqrt(square l). */
function compareRatio(n: number, l: number, { near, square }: DistanceBound): Sign {
  if (square === 0) return near < 0 ? 1 : signOfProducts(n, n, near * near, l);
  const d = Math.abs(n) / Math.sqrt(l);
  const up = Math.sqrt(square);
  const value = d - near - up;
  // Three roundings in d, one in up, two in the differences: at most 5u of the sum of sizes.
  if (Math.abs(value) > UNSURE * (d + Math.abs(near) + up)) return signOf(value);
  const length = quarters(l);
  return signOfTwoBigSurds(2n * quarters(Math.abs(n)), [-quarters(near), length], [-2n, quarters(square) * length]);
}

/** Whether each of two segments has its ends strictly on both sides of the other. */
export function doSegmentsCross(a: Segment, b: Segment): boolean {
  const p = turn(a, b.ax, b.ay);
  const q = turn(a, b.bx, b.by);
  if (!((p > 0 && q < 0) || (p < 0 && q > 0))) return false;
  const r = turn(b, a.ax, a.ay);
  const s = turn(b, a.bx, a.by);
  return (r > 0 && s < 0) || (r < 0 && s > 0);
}

const turn = (c: Segment, x: number, y: number): number => (c.bx - c.ax) * (y - c.ay) - (c.by - c.ay) * (x - c.ax);

/** Two places, one on each of two segments, and the distance between them; doubles, for showing. */
export interface Nearest {
  readonly p: Point;
  readonly q: Point;
  readonly distance: number;
}

/** The nearest places of two segments. */
export function nearestPoints(a: Segment, b: Segment): Nearest {
  if (doSegmentsCross(a, b)) {
    const p = turn(b, a.ax, a.ay);
    const q = turn(b, a.bx, a.by);
    const at = along(a, p / (p - q));
    return { p: at, q: at, distance: 0 };
  }
  const one = { x: a.ax, y: a.ay };
  const other = { x: a.bx, y: a.by };
  const three = { x: b.ax, y: b.ay };
  const four = { x: b.bx, y: b.by };
  let best = pair(one, nearestPointOn(b, one));
  for (const next of [
    pair(other, nearestPointOn(b, other)),
    pair(nearestPointOn(a, three), three),
    pair(nearestPointOn(a, four), four),
  ])
    if (next.distance < best.distance) best = next;
  return best;
}

const pair = (p: Point, q: Point): Nearest => ({ p, q, distance: flat(p, q) });

/** The place of a segment nearest to a point. */
export function nearestPointOn(core: Segment, { x, y }: Point): Point {
  const dx = core.bx - core.ax;
  const dy = core.by - core.ay;
  const t = (x - core.ax) * dx + (y - core.ay) * dy;
  const length = dx * dx + dy * dy;
  return t <= 0 ? along(core, 0) : t >= length ? along(core, 1) : along(core, t / length);
}

const along = (c: Segment, t: number): Point =>
  t === 1 ? { x: c.bx, y: c.by } : { x: c.ax + t * (c.bx - c.ax), y: c.ay + t * (c.by - c.ay) };

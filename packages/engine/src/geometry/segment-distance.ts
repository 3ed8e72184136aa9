import {
  quarters,
  type Sign,
  signOf,
  signOfProducts,
  signOfTwoBigSurds,
  signOfTwoSurds,
  UNSURE,
} from './exact-signs.ts';
import type { Point } from './shape.ts';

/** The segment between the two centres of a footprint; of a round base it is a point. Also an edge of an outline. */
export interface Segment {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

/** The distance `near + sqrt(square)`: radii and a range, or what height leaves of a range. Multiples of a quarter. */
export interface Reach {
  readonly near: number;
  readonly square: number;
}

/**
 * The sign of the distance between two cores less a reach, exact. The distance is 0 where they cross, and otherwise
 * that of an end of one to the other: the least of five candidates, so its sign is the least of five signs.
 */
export function compareCores(a: Segment, b: Segment, reach: Reach): Sign {
  if (a.ax === a.bx && a.ay === a.by) return compareEnd(a.ax, a.ay, b, reach);
  if (b.ax === b.bx && b.ay === b.by) return compareEnd(b.ax, b.ay, a, reach);
  let least = compareEnd(a.ax, a.ay, b, reach);
  if (least >= 0) least = lesser(least, compareEnd(a.bx, a.by, b, reach));
  if (least >= 0) least = lesser(least, compareEnd(b.ax, b.ay, a, reach));
  if (least >= 0) least = lesser(least, compareEnd(b.bx, b.by, a, reach));
  return least >= 0 && doCross(a, b) ? lesser(least, compareRoot(0, reach)) : least;
}

const lesser = (a: Sign, b: Sign): Sign => (a < b ? a : b);

/** The sign of the distance from a point to a core less a reach, exact. */
export function compareEnd(x: number, y: number, core: Segment, reach: Reach): Sign {
  const ex = x - core.ax;
  const ey = y - core.ay;
  const dx = core.bx - core.ax;
  const dy = core.by - core.ay;
  const along = ex * dx + ey * dy;
  if (along <= 0) return compareRoot(ex * ex + ey * ey, reach);
  const length = dx * dx + dy * dy;
  const fx = x - core.bx;
  const fy = y - core.by;
  if (along >= length) return compareRoot(fx * fx + fy * fy, reach);
  return compareRatio(dx * ey - dy * ex, length, reach);
}

/** The sign of sqrt(p) less a reach. Flat it is p against near², both below 2^53: doubles are exact. */
function compareRoot(p: number, { near, square }: Reach): Sign {
  if (square === 0) return near < 0 ? 1 : signOf(p - near * near);
  return signOfTwoSurds(-near, 1, p, -1, square);
}

/** The sign of |n| / sqrt(l) less a reach: n² against near² l, or |n| - near sqrt(l) - sqrt(square l). */
function compareRatio(n: number, l: number, { near, square }: Reach): Sign {
  if (square === 0) return near < 0 ? 1 : signOfProducts(n, n, near * near, l);
  const d = Math.abs(n) / Math.sqrt(l);
  const up = Math.sqrt(square);
  const value = d - near - up;
  // Three roundings in d, one in up, two in the differences: at most 5u of the sum of sizes.
  if (Math.abs(value) > UNSURE * (d + Math.abs(near) + up)) return signOf(value);
  const length = quarters(l);
  return signOfTwoBigSurds(2n * quarters(Math.abs(n)), [-quarters(near), length], [-2n, quarters(square) * length]);
}

/** Whether each of two cores has its ends strictly on both sides of the other. */
export function doCross(a: Segment, b: Segment): boolean {
  const p = turn(a, b.ax, b.ay);
  const q = turn(a, b.bx, b.by);
  if (!((p > 0 && q < 0) || (p < 0 && q > 0))) return false;
  const r = turn(b, a.ax, a.ay);
  const s = turn(b, a.bx, a.by);
  return (r > 0 && s < 0) || (r < 0 && s > 0);
}

const turn = (c: Segment, x: number, y: number): number => (c.bx - c.ax) * (y - c.ay) - (c.by - c.ay) * (x - c.ax);

/** Two places, one on each of two cores, and how far they are apart; doubles, for showing. */
export interface Nearest {
  readonly p: Point;
  readonly q: Point;
  readonly apart: number;
}

/** The nearest places of two cores. */
export function nearest(a: Segment, b: Segment): Nearest {
  if (doCross(a, b)) {
    const p = turn(b, a.ax, a.ay);
    const q = turn(b, a.bx, a.by);
    const at = along(a, p / (p - q));
    return { p: at, q: at, apart: 0 };
  }
  const one = { x: a.ax, y: a.ay };
  const other = { x: a.bx, y: a.by };
  const three = { x: b.ax, y: b.ay };
  const four = { x: b.bx, y: b.by };
  let best = pair(one, nearestOn(b, one));
  for (const next of [
    pair(other, nearestOn(b, other)),
    pair(nearestOn(a, three), three),
    pair(nearestOn(a, four), four),
  ])
    if (next.apart < best.apart) best = next;
  return best;
}

const pair = (p: Point, q: Point): Nearest => ({ p, q, apart: apart(p, q) });

export const apart = (p: Point, q: Point): number => Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));

/** The place of a core nearest to a point. */
export function nearestOn(core: Segment, { x, y }: Point): Point {
  const dx = core.bx - core.ax;
  const dy = core.by - core.ay;
  const t = (x - core.ax) * dx + (y - core.ay) * dy;
  const length = dx * dx + dy * dy;
  return t <= 0 ? along(core, 0) : t >= length ? along(core, 1) : along(core, t / length);
}

const along = (c: Segment, t: number): Point =>
  t === 1 ? { x: c.bx, y: c.by } : { x: c.ax + t * (c.bx - c.ax), y: c.ay + t * (c.by - c.ay) };

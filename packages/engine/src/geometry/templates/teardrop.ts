import { quarters, type Sign, signOfBigSurd } from '../exact-signs.ts';
import { coreOf } from '../path/rounded-core.ts';
import { sideOfConvex } from '../polygon.ts';
import { sidesOf } from '../rectangles.ts';
import { compareSegmentDistance, type Segment } from '../segment-distance.ts';
import { type Direction, type Footprint, footprintOf, type Point } from '../shape.ts';
import type { Tenths } from '../units.ts';

/**
 * A flame: the convex hull of a point, its narrow end, and a circle, its wide end. Both centres are whole tenths, and
 * the circle does not hold the point.
 */
export interface Teardrop {
  readonly narrow: Point;
  readonly wide: Point;
  /** The radius of the wide end; whole or half. */
  readonly r: Tenths;
}

/** As printed: from the narrow end to the far rim of the wide one, and how wide that is. */
export interface TeardropSize {
  readonly length: Tenths;
  readonly width: Tenths;
}

/** A teardrop laid down with its narrow end at a point. Its other centre is rounded; that is the truth from then on. */
export function teardropAt(narrow: Point, towards: Direction, { length, width }: TeardropSize): Teardrop {
  // A base of that length about the narrow end has its circle's centre where the teardrop's is.
  const long = 2 * length - width;
  const { bx, by } = footprintOf({ shape: 'long', length: long, width: 0 }, narrow, towards);
  return { narrow, wide: { x: bx, y: by }, r: width / 2 };
}

/**
 * How a point lies to a teardrop, in quarters of a tenth. `along` and `across` are its dot and cross product with the
 * axis from narrow to wide, whose square is `n`; sqrt(t) is the length of a straight side, which runs along the axis
 * turned by the angle whose sine is r / sqrt(n): so everything about a side has the form a + b sqrt(t).
 */
interface Place {
  readonly along: bigint;
  readonly across: bigint;
  readonly n: bigint;
  readonly t: bigint;
  readonly r: bigint;
}

function placeIn({ narrow, wide, r }: Teardrop, { x, y }: Point): Place {
  const [vx, vy] = [quarters(wide.x - narrow.x), quarters(wide.y - narrow.y)];
  const [wx, wy] = [quarters(x - narrow.x), quarters(y - narrow.y)];
  const n = vx * vx + vy * vy;
  const rim = quarters(r);
  return { along: wx * vx + wy * vy, across: vx * wy - vy * wx, n, t: n - rim * rim, r: rim };
}

const SIDES = [1n, -1n] as const;

/**
 * How far a point is outside a side's line (negative: inside), less a reach in quarters; its sign. 1 is the left side.
 */
const outsideSide = ({ along, across, n, t, r }: Place, side: bigint, reach: bigint): Sign =>
  signOfBigSurd(-r * along - reach * n, side * across, t);

/** Whether a point's foot on a side comes after its end at the circle; its sign. */
const pastEnd = ({ along, across, n, t, r }: Place, side: bigint): Sign =>
  signOfBigSurd(side * r * across, along - n, t);

/** Whether a point's foot on a side comes after its start at the narrow end; its sign. */
const pastStart = ({ along, across, t, r }: Place, side: bigint): Sign => signOfBigSurd(side * r * across, along, t);

/** Whether a point is at most a reach away from a teardrop. */
function isPointNear(drop: Teardrop, p: Point, reach: Tenths): boolean {
  const { narrow, wide, r } = drop;
  if (isApart(p, wide, r + reach) <= 0 || isApart(p, narrow, reach) <= 0) return true;
  const place = placeIn(drop, p);
  if (SIDES.every(side => outsideSide(place, side, 0n) <= 0)) return SIDES.every(side => pastEnd(place, side) <= 0);
  return SIDES.some(
    side =>
      outsideSide(place, side, 0n) > 0 &&
      outsideSide(place, side, quarters(reach)) <= 0 &&
      pastStart(place, side) >= 0 &&
      pastEnd(place, side) <= 0,
  );
}

const isApart = (p: Point, q: Point, reach: Tenths): number =>
  (p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y) - reach * reach;

/**
 * Whether a base touches or overlaps a teardrop. Two convex shapes that are apart are nearest at an end of the one or
 * the other; the ends of the straight sides lie on the circle. What crosses both straight sides crosses the axis.
 */
export function touchesTeardrop(f: Footprint, drop: Teardrop): boolean {
  const { narrow, wide, r } = drop;
  if (f.corners && sideOfConvex(f.corners, narrow) >= 0) return true;
  const reach = f.corners ? 0 : f.r;
  if (coreOf(f).some(end => isPointNear(drop, end, reach))) return true;
  const axis: Segment = { ax: narrow.x, ay: narrow.y, bx: wide.x, by: wide.y };
  const circle: Segment = { ...axis, ax: wide.x, ay: wide.y };
  return sidesOf(f).some(
    side =>
      compareSegmentDistance(circle, side, { near: r + reach, square: 0 }) <= 0 ||
      compareSegmentDistance(axis, side, { near: reach, square: 0 }) <= 0,
  );
}

/**
 * Whether a whole base lies under a teardrop, touching its rim included: at every end its circle keeps inside both
 * straight sides and, unless it lies between the radii to their ends, inside the wide end's circle.
 */
export const isUnderTeardrop = (f: Footprint, drop: Teardrop): boolean =>
  coreOf(f).every(end => isCircleUnder(drop, end, f.corners ? 0 : f.r));

function isCircleUnder(drop: Teardrop, p: Point, r: Tenths): boolean {
  const place = placeIn(drop, p);
  if (SIDES.some(side => outsideSide(place, side, -quarters(r)) > 0)) return false;
  if (SIDES.every(side => pastEnd(place, side) < 0)) return true;
  return drop.r >= r && isApart(p, drop.wide, drop.r - r) <= 0;
}

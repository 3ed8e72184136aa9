import { quarters, type Sign, signOfTwoBigSurds } from './exact-signs.ts';
import { halfOfCorners } from './path/path.ts';
import { coreOf, grown, rimOf } from './path/rounded-core.ts';
import { compareDistance, overlaps } from './path/segment-in-round.ts';
import { cross, nearestOnOutline, sideOfConvex } from './polygon.ts';
import { type DistanceBound, type Nearest, nearestPoints, type Segment } from './segment-distance.ts';
import { centreOf, type Footprint, type Point } from './shape.ts';

// Measuring bases with corners. Decisions are exact: a rectangle is compared with another base by comparing its centre
// with that base grown by the rectangle's two halves, a polygon with whole corners.

/** The sign of the distance between the cores of two bases less a bound; one of them has corners. */
export function compareCorners(a: Footprint, b: Footprint, { near, square }: DistanceBound): Sign {
  const { at, core } = centreAgainst(a, b);
  return compareDistance(at, at, { core, r: near, q: square });
}

/** Whether two bases overlap, one of which has corners. */
export function doCornersOverlap(a: Footprint, b: Footprint): boolean {
  const { at, core } = centreAgainst(a, b);
  return overlaps(at, at, { core, r: rimOf(a) + rimOf(b) });
}

/** The centre of the one with corners, which is always whole, and the core of the other grown by it. */
function centreAgainst(a: Footprint, b: Footprint): { readonly at: Point; readonly core: readonly Point[] } {
  const [one, other] = a.corners ? [a, b] : [b, a];
  return { at: centreOf(one), core: grown(coreOf(other), halfOfCorners(one.corners!)) };
}

/** Whether no part of the circle of radius r about a point is farther from a rectangle than a bound. */
export function isCircleWithin(at: Point, r: number, corners: readonly Point[], bound: DistanceBound): boolean {
  const { near, square } = bound;
  if (sideOfConvex(corners, at) >= 0)
    return corners.every((a, i) => isInsideBy(at, { a, b: after(corners, i) }, r - near, square));
  return (square > 0 || near >= r) && compareDistance(at, at, { core: corners, r: near - r, q: square }) <= 0;
}

/** Whether a point is to the left of an edge by at least `deep` less the root of `square`. */
function isInsideBy(
  at: Point,
  { a, b }: { readonly a: Point; readonly b: Point },
  deep: number,
  square: number,
): boolean {
  const length = BigInt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  // The cross product is the distance times the length of the edge; four times it all is whole.
  const out = quarters(deep);
  return signOfTwoBigSurds(quarters(cross(a, b, at)), [-out, length], [4n, BigInt(square) * length]) >= 0;
}

const after = (corners: readonly Point[], i: number): Point => corners[i + 1 < corners.length ? i + 1 : 0]!;

/** The sides of a core; of a round or long base the segment between its circles. */
export function sidesOf(f: Footprint): readonly Segment[] {
  return f.corners?.map((a, i) => segment(a, after(f.corners!, i))) ?? [f];
}

const segment = (a: Point, b: Point): Segment => ({ ax: a.x, ay: a.y, bx: b.x, by: b.y });

/** The nearest places of two cores; doubles, for showing. Where one is inside the other, its centre twice. */
export function nearestOfCores(a: Footprint, b: Footprint): Nearest {
  for (const [one, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const p = centreOf(one);
    if (other.corners && sideOfConvex(other.corners, p) >= 0) return { p, q: p, distance: 0 };
  }
  return nearestSides(sidesOf(a), sidesOf(b));
}

/** The nearest places of two lists of segments. */
export function nearestSides(some: readonly Segment[], others: readonly Segment[]): Nearest {
  let best: Nearest | null = null;
  for (const one of some)
    for (const other of others) {
      const next = nearestPoints(one, other);
      if (!best || next.distance < best.distance) best = next;
    }
  return best!;
}

/** The place of a core nearest to a point, and how far it is: below 0 where the point is inside; for showing. */
export function nearestPlaceOf(f: Footprint, { x, y }: Point): { readonly at: Point; readonly distance: number } {
  const core = coreOf(f);
  const { distance, ...at } = nearestOnOutline(core, x, y);
  return { at, distance: f.corners && sideOfConvex(core, { x, y }) > 0 ? -distance : distance };
}

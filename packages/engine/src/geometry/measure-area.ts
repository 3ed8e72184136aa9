import { type Sign, signOfSurd } from './exact-signs.ts';
import { type How, type Measured, marginOf, type Within } from './measure.ts';
import { boxOf, coreOf, rimOf } from './path/rounded-core.ts';
import { compareDistance } from './path/segment-in-round.ts';
import { cross, enters, sideOf } from './polygon.ts';
import { nearestSides, sidesOf } from './rectangles.ts';
import { compareSegmentDistance, type DistanceBound, type Nearest, type Segment } from './segment-distance.ts';
import { centreOf, type Footprint, type Point, type Standing } from './shape.ts';
import { type Tenths, toInches } from './units.ts';

/** A part of a piece, or a solid of a scene: what a base is measured to. The outline may be concave. */
export interface Prism {
  readonly corners: readonly Point[];
  readonly bottom: Tenths;
  readonly top: Tenths;
}

/** An exact decision with its proof: the margin in inches (below 0 where it fails) and the place that decides. */
export interface Inside {
  readonly inside: boolean;
  readonly margin: number;
  readonly at: Point;
}

const edge = (outline: readonly Point[], i: number): Segment => {
  const a = outline[i]!;
  const b = outline[i + 1 < outline.length ? i + 1 : 0]!;
  return { ax: a.x, ay: a.y, bx: b.x, by: b.y };
};

/** Whether a whole base stands on the table; touching the edge from inside is on it. */
export function isOnTable(f: Footprint, table: { readonly width: Tenths; readonly depth: Tenths }): boolean {
  const { left, right, low, high } = boxOf(f);
  return left >= 0 && low >= 0 && right <= table.width && high <= table.depth;
}

/** A point that is inside a base's core wherever that has an inside. */
const innerPoint = (f: Footprint): Point => (f.corners ? centreOf(f) : { x: f.ax, y: f.ay });

/** Whether an edge runs through a base; touching is not enough. */
const isCutBy = (f: Footprint, cut: Segment): boolean =>
  f.corners
    ? enters(f.corners, { x: cut.ax, y: cut.ay }, { x: cut.bx, y: cut.by })
    : compareSegmentDistance(f, cut, { near: f.r, square: 0 }) < 0;

/**
 * Whether a whole base (or a point) lies inside a simple outline, concave allowed; touching its border is inside.
 * Exact: one centre is inside and no edge comes nearer to the core than the radius, so the border cuts no part off.
 */
export function isInside(f: Footprint, outline: readonly Point[]): boolean {
  if (sideOf(outline, innerPoint(f)) < 0) return false;
  for (let i = 0; i < outline.length; i++) if (isCutBy(f, edge(outline, i))) return false;
  return true;
}

/** The same with its proof: the nearest place of the border, and the room that is left or lacking. */
export function inside(f: Footprint, outline: readonly Point[]): Inside {
  const holds = isInside(f, outline);
  const { q, distance: apart } = nearestEdge(f, outline);
  const isOut = sideOf(outline, innerPoint(f)) < 0;
  return { inside: holds, margin: marginOf(holds, (isOut ? -apart : apart) - rimOf(f)), at: q };
}

const nearestEdge = (f: Footprint, outline: readonly Point[]): Nearest =>
  nearestSides(
    sidesOf(f),
    outline.map((_, i) => edge(outline, i)),
  );

/** Whether a base and a simple outline overlap (touching is not enough); exact. A point overlaps what it is inside. */
export function overlapsArea(f: Footprint, outline: readonly Point[]): boolean {
  if (sideOf(outline, innerPoint(f)) > 0) return true;
  for (let i = 0; i < outline.length; i++) if (isCutBy(f, edge(outline, i))) return true;
  return false;
}

/** Whether a base is at most x away from a prism; exact. Solid: the difference in height counts as well. */
export function isWithinOf(a: Standing, prism: Prism, x: Tenths, how: How = 'solid'): boolean {
  if (!(x >= 0)) return false;
  const rise = how === 'flat' ? 0 : riseTo(a.z, prism);
  if (rise > x) return false;
  if (x === Infinity || sideOf(prism.corners, innerPoint(a)) >= 0) return true;
  const rim = rimOf(a);
  const reach = rise === 0 ? { near: rim + x, square: 0 } : { near: rim, square: x * x - rise * rise };
  for (let i = 0; i < prism.corners.length; i++) if (compareEdge(a, edge(prism.corners, i), reach) <= 0) return true;
  return false;
}

/** The sign of the distance between a base's core and an edge less a bound. */
const compareEdge = (f: Footprint, cut: Segment, bound: DistanceBound): Sign =>
  f.corners
    ? compareDistance(
        { x: cut.ax, y: cut.ay },
        { x: cut.bx, y: cut.by },
        { core: f.corners, r: bound.near, q: bound.square },
      )
    : compareSegmentDistance(f, cut, bound);

const riseTo = (z: Tenths, { bottom, top }: Prism): Tenths => Math.max(0, bottom - z, z - top);

/** How far a base is from a prism. */
export function distanceTo(a: Standing, prism: Prism, how: How = 'solid'): Measured {
  const at = innerPoint(a);
  const rim = rimOf(a);
  const {
    p,
    q,
    distance: apart,
  } = sideOf(prism.corners, at) >= 0 ? { p: at, q: at, distance: 0 } : nearestEdge(a, prism.corners);
  const flat = Math.max(0, apart - rim);
  const rise = how === 'flat' ? 0 : riseTo(a.z, prism);
  const tenths = rise === 0 ? flat : Math.sqrt(flat * flat + rise * rise);
  const t = flat === 0 ? 1 : rim / apart;
  const from = { x: p.x + (q.x - p.x) * t, y: p.y + (q.y - p.y) * t, z: a.z };
  const to = { ...q, z: Math.min(Math.max(a.z, prism.bottom), prism.top) };
  return { tenths, inches: toInches(tenths), from, to };
}

/** Whether a base is at most x away from a prism, with its proof. */
export function withinOf(a: Standing, prism: Prism, x: Tenths, how: How = 'solid'): Within {
  const holds = isWithinOf(a, prism, x, how);
  const { tenths, from, to } = distanceTo(a, prism, how);
  return { within: holds, margin: marginOf(holds, x - tenths), from, to };
}

/**
 * Whether a whole base lies at least x to the left of the directed line from p to q; exact, though such a border seldom
 * has whole corners: the area of a triangle over the line against (r + x) times its length.
 */
export function isBeyondLine(f: Footprint, p: Point, q: Point, x: Tenths): boolean {
  const length = (q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y);
  const least = Math.min(...coreOf(f).map(at => cross(p, q, at)));
  return signOfSurd(least, -(rimOf(f) + x), length) >= 0;
}

/** The same with its proof: the place of the base nearest to the line, or farthest beyond it. */
export function beyondLine(f: Footprint, p: Point, q: Point, x: Tenths): Inside {
  const holds = isBeyondLine(f, p, q, x);
  const end = coreOf(f).reduce((one, other) => (cross(p, q, one) <= cross(p, q, other) ? one : other));
  const rim = rimOf(f);
  const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
  const at = { x: end.x + ((q.y - p.y) * rim) / length, y: end.y - ((q.x - p.x) * rim) / length };
  return { inside: holds, margin: marginOf(holds, cross(p, q, end) / length - rim - x), at };
}

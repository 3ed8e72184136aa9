import { signOfSurd } from './exact-signs.ts';
import { type How, type Measured, marginOf, type Within } from './measure.ts';
import { cross, sideOf } from './polygon.ts';
import { compareSegmentDistance, nearestPoints, type Segment } from './segment-distance.ts';
import type { Footprint, Point, Standing } from './shape.ts';
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
export const isOnTable = (f: Footprint, table: { readonly width: Tenths; readonly depth: Tenths }): boolean =>
  Math.min(f.ax, f.bx) - f.r >= 0 &&
  Math.min(f.ay, f.by) - f.r >= 0 &&
  Math.max(f.ax, f.bx) + f.r <= table.width &&
  Math.max(f.ay, f.by) + f.r <= table.depth;

/**
 * Whether a whole base (or a point) lies inside a simple outline, concave allowed; touching its border is inside. Exact:
 * one centre is inside and no edge comes nearer to the core than the radius, so the border cuts no part off.
 */
export function isInside(f: Footprint, outline: readonly Point[]): boolean {
  if (sideOf(outline, { x: f.ax, y: f.ay }) < 0) return false;
  for (let i = 0; i < outline.length; i++)
    if (compareSegmentDistance(f, edge(outline, i), { near: f.r, square: 0 }) < 0) return false;
  return true;
}

/** The same with its proof: the place of the border that comes nearest, and how much room there is (or is lacking). */
export function inside(f: Footprint, outline: readonly Point[]): Inside {
  const holds = isInside(f, outline);
  const { q, distance: apart } = nearestEdge(f, outline);
  const isOut = sideOf(outline, { x: f.ax, y: f.ay }) < 0;
  return { inside: holds, margin: marginOf(holds, (isOut ? -apart : apart) - f.r), at: q };
}

function nearestEdge(f: Footprint, outline: readonly Point[]) {
  let best = nearestPoints(f, edge(outline, 0));
  for (let i = 1; i < outline.length; i++) {
    const next = nearestPoints(f, edge(outline, i));
    if (next.distance < best.distance) best = next;
  }
  return best;
}

/** Whether a base and a simple outline overlap (touching is not enough); exact. A point overlaps what it is inside. */
export function overlapsArea(f: Footprint, outline: readonly Point[]): boolean {
  if (sideOf(outline, { x: f.ax, y: f.ay }) > 0) return true;
  for (let i = 0; i < outline.length; i++)
    if (compareSegmentDistance(f, edge(outline, i), { near: f.r, square: 0 }) < 0) return true;
  return false;
}

/** Whether a base is at most x away from a prism; exact. Solid: the difference in height counts as well. */
export function isWithinOf(a: Standing, prism: Prism, x: Tenths, how: How = 'solid'): boolean {
  if (!(x >= 0)) return false;
  const rise = how === 'flat' ? 0 : riseTo(a.z, prism);
  if (rise > x) return false;
  if (x === Infinity || sideOf(prism.corners, { x: a.ax, y: a.ay }) >= 0) return true;
  const reach = rise === 0 ? { near: a.r + x, square: 0 } : { near: a.r, square: x * x - rise * rise };
  for (let i = 0; i < prism.corners.length; i++)
    if (compareSegmentDistance(a, edge(prism.corners, i), reach) <= 0) return true;
  return false;
}

const riseTo = (z: Tenths, { bottom, top }: Prism): Tenths => Math.max(0, bottom - z, z - top);

/** How far a base is from a prism. */
export function distanceTo(a: Standing, prism: Prism, how: How = 'solid'): Measured {
  const at = { x: a.ax, y: a.ay };
  const {
    p,
    q,
    distance: apart,
  } = sideOf(prism.corners, at) >= 0 ? { p: at, q: at, distance: 0 } : nearestEdge(a, prism.corners);
  const flat = Math.max(0, apart - a.r);
  const rise = how === 'flat' ? 0 : riseTo(a.z, prism);
  const tenths = rise === 0 ? flat : Math.sqrt(flat * flat + rise * rise);
  const t = flat === 0 ? 1 : a.r / apart;
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
  const least = Math.min(cross(p, q, { x: f.ax, y: f.ay }), cross(p, q, { x: f.bx, y: f.by }));
  return signOfSurd(least, -(f.r + x), length) >= 0;
}

/** The same with its proof: the place of the base nearest to the line, or farthest beyond it. */
export function beyondLine(f: Footprint, p: Point, q: Point, x: Tenths): Inside {
  const holds = isBeyondLine(f, p, q, x);
  const [one, other] = [
    { x: f.ax, y: f.ay },
    { x: f.bx, y: f.by },
  ];
  const end = cross(p, q, one) <= cross(p, q, other) ? one : other;
  const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
  const at = { x: end.x + ((q.y - p.y) * f.r) / length, y: end.y - ((q.x - p.x) * f.r) / length };
  return { inside: holds, margin: marginOf(holds, cross(p, q, end) / length - f.r - x), at };
}

import type { Sign } from './exact-signs.ts';
import { coreOf, rimOf } from './path/rounded-core.ts';
import { flat } from './places-around.ts';
import { compareCorners, doCornersOverlap, isCircleWithin, nearestOfCores, nearestPlaceOf } from './rectangles.ts';
import {
  comparePointDistance,
  compareSegmentDistance,
  type DistanceBound,
  nearestPointOn,
  nearestPoints,
} from './segment-distance.ts';
import type { Footprint, Point, Spot, Standing } from './shape.ts';
import { type Tenths, toInches } from './units.ts';

/**
 * Flat: seen from above. Solid: in space; bases are flat, so that is the gap seen from above and the difference in
 * height as the sides of a right angle.
 */
export type How = 'flat' | 'solid';

/**
 * A distance for showing, with the two places it lies between. Decisions go by the `is…` functions, which are exact.
 */
export interface Measured {
  readonly tenths: Tenths;
  readonly inches: number;
  readonly from: Spot;
  readonly to: Spot;
}

/**
 * An exact decision with its proof. The margin in inches is the limit less the distance; below 0 it is too far.
 */
export interface Within {
  readonly within: boolean;
  readonly margin: number;
  readonly from: Spot;
  readonly to: Spot;
}

/** Whether two bases (or a base and a point: `standingAt`) are at most x apart. Exact; exactly x is within. */
export function isWithin(a: Standing, b: Standing, x: Tenths, how: How = 'solid'): boolean {
  if (how === 'flat' || a.z === b.z) return isGapWithin(a, b, x);
  const rise = a.z - b.z;
  const square = x * x - rise * rise;
  if (!(x >= 0) || square < 0) return false;
  return x === Infinity || compareCores(a, b, { near: rimOf(a) + rimOf(b), square }) <= 0;
}

/** The sign of the distance between two cores less a bound; exact. */
const compareCores = (a: Footprint, b: Footprint, bound: DistanceBound): Sign =>
  a.corners || b.corners ? compareCorners(a, b, bound) : compareSegmentDistance(a, b, bound);

/** The same for the gap seen from above. */
export function isGapWithin(a: Footprint, b: Footprint, x: Tenths): boolean {
  if (!(x >= 0)) return false;
  if (a.corners || b.corners)
    return x === Infinity || compareCorners(a, b, { near: rimOf(a) + rimOf(b) + x, square: 0 }) <= 0;
  const near = a.r + b.r + x;
  if (a.ax === a.bx && a.ay === a.by && b.ax === b.bx && b.ay === b.by) {
    // Whole and half numbers below 2^26: their squares are exact.
    const dx = a.ax - b.ax;
    const dy = a.ay - b.ay;
    return dx * dx + dy * dy <= near * near;
  }
  return x === Infinity || compareSegmentDistance(a, b, { near, square: 0 }) <= 0;
}

/** Whether two bases overlap (touching is not enough); exact. */
export const doOverlap = (a: Footprint, b: Footprint): boolean =>
  a.corners || b.corners ? doCornersOverlap(a, b) : compareSegmentDistance(a, b, { near: a.r + b.r, square: 0 }) < 0;

/** Whether no part of base a is farther than x from base b; exact. */
export function isWhollyWithin(a: Standing, b: Standing, x: Tenths, how: How = 'solid'): boolean {
  if (!(x >= 0)) return false;
  if (x === Infinity) return true;
  const bound = boundOf(x, a.z - b.z, how);
  if (bound === null) return false;
  const { near, square } = bound;
  const wide = rimOf(a);
  // The distance to a convex shape is greatest at an end or corner of a, and there the radius adds to it in full.
  if (b.corners) return coreOf(a).every(at => isCircleWithin(at, wide, b.corners!, bound));
  const rest = { near: near + b.r - wide, square };
  return coreOf(a).every(at => comparePointDistance(at.x, at.y, b, rest) <= 0);
}

/** The horizontal part of a range between two heights. */
function boundOf(x: Tenths, rise: Tenths, how: How): DistanceBound | null {
  if (how === 'flat' || rise === 0) return { near: x, square: 0 };
  const square = x * x - rise * rise;
  return square < 0 ? null : { near: 0, square };
}

/** The distance between two bases. */
export function distance(a: Standing, b: Standing, how: How = 'solid'): Measured {
  const { tenths, from, to } = gap(a, b);
  return measured({ ...from, z: a.z }, { ...to, z: b.z }, spaced(tenths, a.z - b.z, how));
}

/** The gap between two bases seen from above. Where they overlap, both places are in the middle of the overlap. */
export function gap(a: Footprint, b: Footprint): { readonly tenths: Tenths; readonly from: Point; readonly to: Point } {
  const { p, q, distance: d } = a.corners || b.corners ? nearestOfCores(a, b) : nearestPoints(a, b);
  const [one, other] = [rimOf(a), rimOf(b)];
  const toward = (tenths: number): Point =>
    d === 0 ? p : { x: p.x + ((q.x - p.x) * tenths) / d, y: p.y + ((q.y - p.y) * tenths) / d };
  if (d > one + other) return { tenths: d - one - other, from: toward(one), to: toward(d - other) };
  const middle = toward((Math.max(0, d - other) + Math.min(one, d)) / 2);
  return { tenths: 0, from: middle, to: middle };
}

const spaced = (flat: Tenths, rise: Tenths, how: How): Tenths =>
  how === 'flat' || rise === 0 ? flat : Math.sqrt(flat * flat + rise * rise);

const measured = (from: Spot, to: Spot, tenths: Tenths): Measured => ({ tenths, inches: toInches(tenths), from, to });

/** How far the farthest part of base a is from base b: from the place of b nearest to it, to that part. */
export function farthest(a: Standing, b: Standing, how: How = 'solid'): Measured {
  if (a.corners || b.corners) return farthestCorner(a, b, how);
  const one = { x: a.ax, y: a.ay };
  const other = { x: a.bx, y: a.by };
  const [p, q] = [nearestPointOn(b, one), nearestPointOn(b, other)];
  const [end, at] = flat(one, p) >= flat(other, q) ? [one, p] : [other, q];
  const d = flat(end, at);
  const out = d === 0 ? sideways(b) : { x: (end.x - at.x) / d, y: (end.y - at.y) / d };
  const to = { x: end.x + out.x * a.r, y: end.y + out.y * a.r, z: a.z };
  const gap = Math.max(0, d + a.r - b.r);
  const from = gap === 0 ? { ...to, z: b.z } : { x: at.x + out.x * b.r, y: at.y + out.y * b.r, z: b.z };
  return measured(from, to, spaced(gap, a.z - b.z, how));
}

/** The same where one of them has corners; the places are the end or corner of a, and what of b is nearest to it. */
function farthestCorner(a: Standing, b: Standing, how: How): Measured {
  const ends = coreOf(a).map(end => ({ end, ...nearestPlaceOf(b, end) }));
  const { end, at, distance: d } = ends.reduce((one, other) => (other.distance > one.distance ? other : one));
  const beyond = Math.max(0, d + rimOf(a) - rimOf(b));
  return measured({ ...at, z: b.z }, { ...end, z: a.z }, spaced(beyond, a.z - b.z, how));
}

/** A unit vector perpendicular to a core: moving along it leaves every place of the core at once. */
function sideways({ ax, ay, bx, by }: Footprint): Point {
  const length = Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay));
  return length === 0 ? { x: 1, y: 0 } : { x: (ay - by) / length, y: (bx - ax) / length };
}

/** Whether two bases are at most x apart, with its proof. */
export const within = (a: Standing, b: Standing, x: Tenths, how: How = 'solid'): Within =>
  proven(isWithin(a, b, x, how), x, distance(a, b, how));

/** Whether no part of base a is farther than x from base b, with its proof. */
export const whollyWithin = (a: Standing, b: Standing, x: Tenths, how: How = 'solid'): Within =>
  proven(isWhollyWithin(a, b, x, how), x, farthest(a, b, how));

const proven = (holds: boolean, x: Tenths, { tenths, from, to }: Measured): Within => ({
  within: holds,
  margin: marginOf(holds, x - tenths),
  from,
  to,
});

/** A margin in inches that never contradicts the exact answer, whatever its rounding. */
export function marginOf(holds: boolean, tenths: Tenths): number {
  const margin = toInches(tenths);
  return holds ? Math.max(0, margin) : Math.min(-Number.EPSILON, margin);
}

// KT-3.20  Lower bounds for the length of a path around terrain
import { latestPer } from '@little-wars/engine';
import type { Point, Scene, Solid, Spot, Tenths } from '@little-wars/engine/geometry';
import { type Limits, traitsOf } from '../../terrain.ts';
import { flat } from './places.ts';

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

/** Whether the segment between two points passes through the interior of a convex outline. */
export function crosses(a: Point, b: Point, corners: readonly Point[]): boolean {
  let from = 0;
  let to = 1;
  for (let i = 0; i < corners.length; i++) {
    const p = corners[i]!;
    const q = corners[i + 1 === corners.length ? 0 : i + 1]!;
    const one = side(p, q, a);
    const other = side(p, q, b);
    if (one <= 0 && other <= 0) return false;
    if (one < 0) from = Math.max(from, one / (one - other));
    else if (other < 0) to = Math.min(to, one / (one - other));
  }
  return to - from > 1e-9;
}

/** The length of a taut string between two points around corners, all on one side of the straight line. */
function around(a: Point, b: Point, corners: readonly Point[], left: boolean): number {
  let at = a;
  let length = 0;
  for (let steps = 0; steps <= corners.length && at !== b; steps++) {
    let next = b;
    for (const corner of corners) {
      if (corner === at) continue;
      const turn = side(at, next, corner);
      if (left ? turn > 0 : turn < 0) next = corner;
    }
    length += flat(at, next);
    at = next;
  }
  return length;
}

/** Solids that block movement on the floor and cannot be traversed. */
const closedIn = latestPer((scene: Scene, limits: Limits): readonly Solid[] =>
  scene.solids.filter(solid => {
    const { insignificant, traversable } = traitsOf(solid, limits);
    // KT-12.23: a base may overlap the wall beside an access point.
    return solid.bottom === 0 && !insignificant && !traversable && solid.kind !== 'access-frame';
  }),
);

/**
 * Roughly which share (0 to 1) of a straight line on the killzone's floor is free for a base of this reach. Corners are
 * treated as slightly wider than they are.
 */
export function freeShare(scene: Scene, limits: Limits, [from, to]: readonly [Point, Point], reach: number): number {
  const left = Math.min(from.x, to.x) - reach;
  const right = Math.max(from.x, to.x) + reach;
  const low = Math.min(from.y, to.y) - reach;
  const high = Math.max(from.y, to.y) + reach;
  let share = 1;
  for (const { box, corners } of closedIn(scene, limits)) {
    if (right <= box.left || left >= box.right || high <= box.low || low >= box.high) continue;
    share = Math.min(share, entryOf(corners, from, to, reach));
  }
  return share;
}

/** The share of a line at which it first comes within a distance of a convex outline; 1 if it never does. */
function entryOf(corners: readonly Point[], from: Point, to: Point, reach: number): number {
  let [enter, leave] = [0, 1];
  for (let i = 0; i < corners.length; i++) {
    const p = corners[i]!;
    const q = corners[i + 1 === corners.length ? 0 : i + 1]!;
    const more = reach * flat(p, q);
    const one = side(p, q, from) + more;
    const other = side(p, q, to) + more;
    if (one <= 0 && other <= 0) return 1;
    if (one < 0) enter = Math.max(enter, one / (one - other));
    else if (other < 0) leave = Math.min(leave, one / (one - other));
  }
  return enter < leave ? enter : 1;
}

/** Whether the straight line between two points on the killzone's floor passes through terrain: no move can take it. */
export function isBarred(scene: Scene, limits: Limits, from: Point, to: Point): boolean {
  const left = Math.min(from.x, to.x);
  const right = Math.max(from.x, to.x);
  const low = Math.min(from.y, to.y);
  const high = Math.max(from.y, to.y);
  for (const { box, corners } of closedIn(scene, limits)) {
    if (right <= box.left || left >= box.right || high <= box.low || low >= box.high) continue;
    if (crosses(from, to, corners)) return true;
  }
  return false;
}

/**
 * A lower bound for a path on the killzone's floor: the longest detour around any single solid on the straight line, as
 * if that stood alone.
 */
export function leastOnFloor(scene: Scene, limits: Limits, from: Spot, to: Spot): Tenths {
  let least = flat(from, to);
  for (const { box, corners } of closedIn(scene, limits)) {
    if (Math.max(from.x, to.x) < box.left || Math.min(from.x, to.x) > box.right) continue;
    if (Math.max(from.y, to.y) < box.low || Math.min(from.y, to.y) > box.high) continue;
    if (!crosses(from, to, corners)) continue;
    const onLeft = corners.filter(corner => side(from, to, corner) > 0);
    const onRight = corners.filter(corner => side(from, to, corner) < 0);
    least = Math.max(least, Math.min(around(from, to, onLeft, true), around(from, to, onRight, false)));
  }
  return least;
}

import type { Point, Spot } from '../shape.ts';
import { type Layer, spotOf, type Wall } from './graph.ts';
import type { Search } from './graph-search.ts';
import { entersHull } from './inflated-hull.ts';
import { spotsAround } from './motion.ts';
import { mayStand } from './standing.ts';
import { leastDistance, nearestPlace, type Target } from './target.ts';
import { type Way, wayTo } from './way-search.ts';

export interface NearSpot {
  readonly way: Way;
  readonly z: number;
  /** The straight-line distance to the target, in tenths. */
  readonly distance: number;
}

/** Spots whose distances differ by at most this are all returned, for the caller to choose from. */
const EQUAL = 2;

/**
 * The reachable spots nearest to an unreachable target, in a straight line. The candidates are bends, places where a
 * straight line towards the target is stopped, and corners between two walls.
 */
export function nearestSpots(search: Search, target: Target): readonly NearSpot[] {
  const { graph } = search;
  const least = leastDistance(target, graph.trip, graph.half);
  const places: { readonly at: Spot; readonly layer: number; readonly distance: number }[] = [];
  const add = (at: Spot, layer: number): void => void places.push({ at, layer, distance: least(at.x, at.y) });
  for (const node of search.settled) {
    const at = spotOf(graph, node);
    const layer = graph.layerOf[node]!;
    add(at, layer);
    const end = nearestPlace(target, graph, at);
    const stopped = end && stoppedOn(graph.layers[layer]!, at, end);
    if (stopped) add(stopped, layer);
  }
  for (const [index, layer] of graph.layers.entries()) for (const at of nooks(layer)) add(at, index);
  places.sort((a, b) => a.distance - b.distance || a.at.x - b.at.x || a.at.y - b.at.y);
  const nearest: NearSpot[] = [];
  for (const { at, layer, distance } of places) {
    if (nearest.length > 0 && distance > nearest[0]!.distance + EQUAL) break;
    const way = mayStand(graph.trip, at, graph.along) ? wayTo(search, layer, at) : null;
    if (way) nearest.push({ way, z: at.z, distance });
  }
  return nearest;
}

/** The last free spot on the straight line from a spot towards a place. */
function stoppedOn({ walls, z }: Layer, from: Point, to: Point): Spot | null {
  let share = 1;
  for (const wall of walls) if (entersHull(wall, from, to)) share = Math.min(share, entryOf(wall, from, to));
  const at = spotsAround(from.x + (to.x - from.x) * share, from.y + (to.y - from.y) * share, z);
  return at.find(spot => walls.every(wall => !entersHull(wall, spot, spot))) ?? null;
}

/** The share of a way at which it enters a hull. */
function entryOf({ xs, ys }: Wall, from: Point, to: Point): number {
  const n = xs.length;
  let share = 0;
  for (let i = 0; i < n; i++) {
    const j = (i + 1) % n;
    const ex = xs[j]! - xs[i]!;
    const ey = ys[j]! - ys[i]!;
    const first = ex * (from.y - ys[i]!) - ey * (from.x - xs[i]!);
    const second = ex * (to.y - ys[i]!) - ey * (to.x - xs[i]!);
    if (first < 0 && second > first) share = Math.max(share, first / (first - second));
  }
  return share;
}

/** Whole-tenth spots beside the places where the borders of two walls cross. */
const nooks = ({ walls, z }: Layer): readonly Spot[] =>
  crossingsOf(walls).flatMap(
    ({ x, y }) => spotsAround(x, y, z).find(at => walls.every(wall => !entersHull(wall, at, at))) ?? [],
  );

/** Where the borders of two walls cross. */
export function crossingsOf(walls: readonly Wall[]): readonly Point[] {
  const crossings: Point[] = [];
  for (const [i, one] of walls.entries())
    for (let k = i + 1; k < walls.length; k++) {
      const other = walls[k]!;
      if (one.left > other.right || one.right < other.left || one.low > other.high || one.high < other.low) continue;
      crossings.push(...bordersCross(one, other));
    }
  return crossings;
}

function bordersCross(one: Wall, other: Wall): readonly Point[] {
  const crossings: Point[] = [];
  for (let i = 0; i < one.xs.length; i++) {
    const j = (i + 1) % one.xs.length;
    const a = { x: one.xs[i]!, y: one.ys[i]! };
    const b = { x: one.xs[j]!, y: one.ys[j]! };
    if (Math.max(a.x, b.x) < other.left || Math.min(a.x, b.x) > other.right) continue;
    if (!entersHull(other, a, b)) continue;
    for (const [p, q] of [
      [a, b],
      [b, a],
    ] as const) {
      const share = entryOf(other, p, q);
      if (share > 0) crossings.push({ x: p.x + (q.x - p.x) * share, y: p.y + (q.y - p.y) * share });
    }
  }
  return crossings;
}

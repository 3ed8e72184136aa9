import type { Point, Spot } from '../shape.ts';
import { INCH, type Tenths } from '../units.ts';
import { compareCost } from './cost.ts';
import { type Bounds, layerAt } from './graph.ts';
import { ROUNDING, type Search, settleAll, startSearch } from './graph-search.ts';
import type { Trip } from './judge-leg.ts';
import type { Path } from './path.ts';
import { type Outline, outlinesOf } from './reach-outline.ts';
import { mayStand } from './standing.ts';
import { ellipse } from './target.ts';
import { walk } from './walk.ts';
import { boundsAround, graphFrom, pathOf, type Way, type WayOptions, wayTo } from './way-search.ts';

/**
 * The ground a mover can reach with an allowance. All answers are about ending there, and each is backed by a way that
 * `walk` accepts. That way may cost more than the best one: at most what the best one costs a base wider by `LOSS` on
 * plain and priced ground; up to 0.1" more over slow ground and at climbs; seldom more than 0.1" and hardly ever 0.4"
 * if short pieces count as longer ones. A price that replaces the length inside counts as its minimum.
 */
export interface Reach {
  readonly allowance: Tenths;
  /** Whether it may end with its centre here, at this height. Never wrongly true. */
  has(at: Point, z?: Tenths): boolean;
  /** What the best way found to there costs, in tenths; null when it cannot end there. */
  cost(at: Point, z?: Tenths): number | null;
  /** That way; its walk has no problems and costs no more than the allowance. */
  pathTo(at: Point, z?: Tenths): Path | null;
  /** For drawing; computed by each call. */
  outlines(): readonly Outline[];
}

export interface ReachOptions extends WayOptions {
  /** The only places that will be queried: a smaller search is enough for them. */
  readonly only?: readonly Point[];
}

/** Finds all that a mover can reach from a spot with an allowance. */
export function reach(trip: Trip, from: Spot, allowance: Tenths, options: ReachOptions = {}): Reach {
  const { only } = options;
  // Ways too long by at most this may become short enough when their bends are moved.
  const spare = isSparedByBends(trip) ? SPARE : 1;
  const most = allowance + spare;
  const bounds = only ? boundsOfAll(only.map(at => ellipse(from, at, most))) : boundsAround(from, allowance);
  const graph = graphFrom(trip, from, bounds, options);
  const search =
    graph &&
    startSearch(
      graph,
      allowance,
      only && (node => leastTo(only, graph.xs[node]!, graph.ys[node]!, spare) - spare),
      only && (shape => Math.max(0, leastFrom(only, shape) - spare)),
    );
  if (search) settleAll(search);
  const find = (at: Point, z: Tenths): Way | null => search && findWay(search, trip, { ...at, z }, options);
  return {
    allowance,
    has: (at, z = from.z) => find(at, z) !== null,
    cost: (at, z = from.z) => find(at, z)?.cost ?? null,
    pathTo: (at, z = from.z) => {
      const way = find(at, z);
      return search && way && pathOf(search, way, z);
    },
    outlines: () => (search ? outlinesOf(search) : []),
  };
}

/** An upper bound on what moving bends is assumed to save. */
const SPARE = 1.25 * INCH;

/** Whether moving bends can save cost: bends are best at corners, unless short pieces or slow ground cost more. */
const isSparedByBends = ({ ground: { atLeast = 0, passages } }: Trip): boolean =>
  atLeast > 0 || passages.some(({ pass }) => pass.how === 'slow');

function leastTo(places: readonly Point[], x: number, y: number, atLeast: number): number {
  let least = Infinity;
  for (const at of places) least = Math.min(least, (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y));
  return Math.max(atLeast, Math.sqrt(least));
}

/** From the box around something to the nearest of some places. */
function leastFrom(places: readonly Point[], { left, right, low, high }: Bounds): number {
  let least = Infinity;
  for (const { x, y } of places) {
    const dx = Math.max(left - x, x - right, 0);
    const dy = Math.max(low - y, y - high, 0);
    least = Math.min(least, dx * dx + dy * dy);
  }
  return Math.sqrt(least);
}

const boundsOfAll = (all: readonly Bounds[]): Bounds => ({
  left: Math.min(...all.map(({ left }) => left)),
  right: Math.max(...all.map(({ right }) => right)),
  low: Math.min(...all.map(({ low }) => low)),
  high: Math.max(...all.map(({ high }) => high)),
});

function findWay(search: Search, trip: Trip, at: Spot, { along }: WayOptions): Way | null {
  const index = trip.ground.flies ? 0 : layerAt(search.graph, at.z);
  if (index < 0 || !mayStand(trip, at, along)) return null;
  const way = wayTo(search, index, at);
  if (!way || way.cost > search.limit + ROUNDING) return null;
  const lands = trip.ground.flies && at.z !== search.graph.layers[0]!.z;
  if (way.cost < search.limit - ROUNDING && !lands) return way;
  // The cost is so close to the allowance that only the exact sum decides, or a flier lands on another level.
  const { cost, problems } = walk(trip, pathOf(search, way, at.z));
  return compareCost(cost, search.limit) <= 0 && problems.length === 0 ? way : null;
}

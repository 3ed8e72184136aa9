import { perObject } from '../../cache.ts';
import type { Point, Spot } from '../shape.ts';
import { INCH, type Tenths } from '../units.ts';
import { addOpenNode, type Graph, layerAt, spotOf, type Wall } from './graph.ts';
import { type End, edgeCost, endAt } from './graph-edge.ts';
import { type Search, settleNext, startSearch } from './graph-search.ts';
import type { Ground } from './ground.ts';
import type { Trip } from './judge-leg.ts';
import { nearestSpots } from './nearest-reachable.ts';
import { halfOf, type Path } from './path.ts';
import { mayStand } from './standing.ts';
import { boundsOfWays, leastDistance, nearestPlace, otherPlaces, type Target } from './target.ts';
import { tightened, tightenedPath } from './tighten-bends.ts';
import { placesBeside, wallsTouchedAt } from './touching-walls.ts';
import { walk } from './walk.ts';
import { graphFrom, pathOf, tightensBy, type Way, type WayOptions } from './way-search.ts';

/** A shortest way, or why there is none and the ways to the spots it can reach that are nearest to the target. */
export type Shortest =
  | { readonly path: Path; readonly cost: number }
  | { readonly path: null; readonly why: NoWay; readonly nearest: readonly Path[] };

/** The mover overlaps something; it could not stand at the target; or every way there is closed. */
export type NoWay = 'start-closed' | 'target-closed' | 'no-way';

/**
 * The shortest legal way to a target, whatever its length. Where short pieces count as longer ones, the shortest way
 * by length is found first and its bends are improved; up to LONG, a second search then looks for anything cheaper.
 */
export function shortestPath(trip: Trip, from: Spot, target: Target, options: WayOptions = {}): Shortest {
  if (!trip.ground.atLeast || trip.ground.flies) return search(trip, from, target, options).shortest;
  const { shortest, graph } = search({ ...trip, ground: plainGround(trip.ground) }, from, target, options);
  if (!shortest.path || !graph) return shortest;
  const path = tightenedPath({ ...graph, trip }, shortest.path);
  const cost = walk(trip, path).cost.tenths;
  if (cost > LONG) return { path, cost };
  const better = search(trip, from, target, { ...options, limit: cost }).shortest;
  return better.path && better.cost < cost ? better : { path, cost };
}

/** Longer than any move. */
const LONG = 16 * INCH;

/** A ground on which short pieces count by their length. */
const plainGround: (ground: Ground) => Ground = perObject(ground => ({ ...ground, atLeast: 0 }));

const NEAR = 6 * INCH;
const FURTHER = 2.5;

/**
 * Searches near the straight line first and further off only if there is no way. That changes no answer: a way short
 * enough lies wholly within the bounds searched. With a limit, it searches within that alone.
 */
function search(trip: Trip, from: Spot, target: Target, options: WayOptions & { readonly limit?: number }): Searched {
  const half = halfOf(trip.mover.size, options.along);
  const least = leastDistance(target, trip, half);
  const { width, depth } = trip.field.scene;
  const closed = 'spot' in target && !mayStand(trip, target.spot, options.along);
  let limit = options.limit ?? (closed ? Infinity : 1.25 * least(from.x, from.y) + NEAR);
  for (;;) {
    if (limit > 2 * (width + depth)) limit = Infinity;
    const graph = graphFrom(trip, from, boundsOfWays(target, from, half, limit), options);
    if (!graph) return { shortest: { path: null, why: 'start-closed', nearest: [] }, graph };
    const goals = addGoals(graph, target);
    const ways = startSearch(graph, limit, node => least(graph.xs[node]!, graph.ys[node]!));
    const best = runTo(ways, target, goals);
    if (best) return { shortest: shortestBy(ways, best, 'spot' in target ? target.spot.z : best.z), graph };
    if (options.limit !== undefined) return { shortest: { path: null, why: 'no-way', nearest: [] }, graph };
    if (limit === Infinity) return { shortest: none(ways, target, closed ? 'target-closed' : 'no-way'), graph };
    limit *= FURTHER;
  }
}

interface Searched {
  readonly shortest: Shortest;
  readonly graph: Graph | null;
}

function shortestBy(search: Search, { way }: Best, z: Tenths): Shortest {
  const { node, rest } = way;
  const index = search.graph.layerOf[node]!;
  const tight = tightensBy(search, search.graph.layers[index]!) > 0;
  const { cost, ...route } = tight ? tightened(search, index, node, rest) : way;
  return { path: pathOf(search, { cost, ...route }, z), cost };
}

const none = (search: Search, target: Target, why: NoWay): Shortest => ({
  path: null,
  why,
  nearest: nearestSpots(search, target).map(({ way, z }) => pathOf(search, way, z)),
});

interface Best {
  readonly way: Way;
  readonly z: number;
}

/** Nodes that are in the target themselves. */
function addGoals(graph: Graph, target: Target): ReadonlySet<number> {
  const goals = new Set<number>();
  const { trip } = graph;
  if ('spot' in target) {
    const layer = trip.ground.flies ? 0 : layerAt(graph, target.spot.z);
    if (layer < 0 || !mayStand(trip, target.spot, graph.along)) return goals;
    const touched = addWithTouched(graph, target.spot, layer, goals);
    for (const place of placesBeside(graph.layers[layer]!, target.spot, touched))
      addWithTouched(graph, place, layer, null);
    return goals;
  }
  for (const [layer, { z }] of graph.layers.entries())
    for (const place of otherPlaces(target, graph, layer))
      if (mayStand(trip, { ...place, z }, graph.along)) addWithTouched(graph, place, layer, goals);
  return goals;
}

function addWithTouched(graph: Graph, at: Point, layer: number, goals: Set<number> | null): readonly Wall[] {
  const touched = wallsTouchedAt(graph.layers[layer]!, at) ?? [];
  const node = addOpenNode(graph, at, layer);
  if (node !== null) graph.touched.set(node, touched);
  if (node !== null) goals?.add(node);
  return touched;
}

/** Settles nodes until none can lead to the target more cheaply than the best way known. */
function runTo(search: Search, target: Target, goals: ReadonlySet<number>): Best | null {
  const { graph, cost, ahead } = search;
  let best: Best | null = null;
  for (let node = settleNext(search); node >= 0; node = settleNext(search)) {
    if (best && cost[node]! + ahead(node) >= best.way.cost) break;
    const at = spotOf(graph, node);
    if (goals.has(node)) best = { way: { cost: cost[node]!, node, rest: [endAt(graph, node)] }, z: at.z };
    else if (!('spot' in target)) best = straightOn(search, target, node, best);
    if (best) search.limit = Math.min(search.limit, best.way.cost);
  }
  return best;
}

/** Goes on from a node straight to the nearest place of the target, if that is open and better. */
function straightOn(search: Search, target: Target, node: number, best: Best | null): Best | null {
  const { graph, cost } = search;
  const at = spotOf(graph, node);
  const layer = graph.layers[graph.layerOf[node]!]!;
  const place = nearestPlace(target, graph, at);
  if (!place) return best;
  const length = Math.sqrt((place.x - at.x) * (place.x - at.x) + (place.y - at.y) * (place.y - at.y));
  if (best && cost[node]! + length >= best.way.cost) return best;
  const touched = wallsTouchedAt(layer, place);
  if (!touched || !mayStand(graph.trip, { ...place, z: at.z }, graph.along)) return best;
  const end: End = { ...place, touched };
  const total = cost[node]! + edgeCost(graph, layer, endAt(graph, node), end);
  if (total === Infinity || (best && total >= best.way.cost)) return best;
  return { way: { cost: total, node, rest: [end] }, z: at.z };
}

import type { Direction, Point, Spot } from '../shape.ts';
import { INCH, type Tenths } from '../units.ts';
import { addLayer, addNode, addOpenNode, type Bounds, emptyGraph, type Graph, type Layer, spotOf } from './graph.ts';
import { type End, edgeCost, endAt } from './graph-edge.ts';
import { addLinks } from './graph-links.ts';
import { cornerOf, HOWS, isTaut, type Search } from './graph-search.ts';
import type { Trip } from './judge-leg.ts';
import type { Leg, Path } from './path.ts';
import { tightened } from './tighten-bends.ts';
import { placesBeside, wallsTouchedAt } from './touching-walls.ts';

/** The orientation of a long base on the way, and links that the caller adds. */
export interface WayOptions {
  readonly along?: Direction;
  /** Legs between spots that do not follow from terrain; judged like all others. */
  readonly links?: readonly { readonly from: Spot; readonly leg: Leg }[];
}

/** The graph of all ways from a spot, within bounds. Null when the mover cannot move from there at all. */
export function graphFrom(trip: Trip, from: Spot, bounds: Bounds, options: WayOptions): Graph | null {
  const graph = emptyGraph(trip, options.along);
  // Node 0 is the start, so it is added before its level.
  addNode(graph, from, 0);
  const layer = addLayer(graph, from.z, bounds);
  const touched = wallsTouchedAt(layer, from);
  if (!touched) return null;
  graph.touched.set(0, touched);
  for (const place of placesBeside(layer, from, touched)) {
    const node = addOpenNode(graph, place, 0);
    if (node !== null) graph.touched.set(node, wallsTouchedAt(layer, place) ?? []);
  }
  addLinks(graph, bounds, options.links ?? []);
  return graph;
}

/** A way: its cost, the last node of the search that it passes, and the places after that. */
export interface Way {
  readonly cost: number;
  readonly node: number;
  /** Places after the node; the last one is the destination. */
  readonly rest: readonly End[];
}

/** The shortest way to any place on a level, from what a search has settled. */
export function wayTo(search: Search, index: number, at: Point): Way | null {
  const layer = search.graph.layers[index]!;
  const touched = wallsTouchedAt(layer, at);
  if (!touched) return null;
  const saves = tightensBy(search, layer);
  const limit = search.limit + saves;
  const end: End = { x: at.x, y: at.y, touched };
  let best = straightTo(search, index, end, limit);
  for (const place of placesBeside(layer, at, touched)) {
    const by: End = { ...place, touched: wallsTouchedAt(layer, place) ?? [] };
    const last = edgeCost(search.graph, layer, by, end);
    if (last === Infinity) continue;
    const way = straightTo(search, index, by, (best?.cost ?? limit) - last);
    if (way && way.cost + last < (best?.cost ?? Infinity))
      best = { cost: way.cost + last, node: way.node, rest: [by, end] };
  }
  return best && saves > 0 ? tightened(search, index, best.node, best.rest) : best;
}

/** Roughly what moving the bends of a way may save: nothing, unless short pieces or slow ground cost more. */
export const tightensBy = ({ atLeast }: Search, { areas }: Layer): Tenths =>
  atLeast || (areas.some(({ factor }) => factor !== 1) ? INCH / 4 : 0);

/** The cheapest settled node with a straight way to a place. */
function straightTo(search: Search, index: number, end: End, limit: number): Way | null {
  const { graph, settled, cost } = search;
  const layer = graph.layers[index]!;
  let best = limit + 2e-6;
  let bestNode = -1;
  for (const node of settled) {
    const start = cost[node]!;
    if (start >= best) continue;
    if (graph.layerOf[node] !== index) continue;
    const dx = end.x - graph.xs[node]!;
    const dy = end.y - graph.ys[node]!;
    // No edge costs less than its length (see Area).
    if (start + Math.sqrt(dx * dx + dy * dy) >= best) continue;
    const shape = graph.shapeOf[node]!;
    if (shape && !isTaut(cornerOf(shape, node - shape.first), dx, dy)) continue;
    const total = start + edgeCost(graph, layer, endAt(graph, node), end);
    if (total < best) {
      best = total;
      bestNode = node;
    }
  }
  return bestNode < 0 ? null : { cost: best, node: bestNode, rest: [end] };
}

/** The legs of a way, from the start of its search; a flier comes down (or up) to height z on its last leg. */
export function pathOf(search: Search, { node, rest }: Way, z: Tenths): Path {
  const { graph, parent, how } = search;
  const level = graph.layers[graph.layerOf[node]!]!.z;
  const legs: Leg[] = rest.map(({ x, y }, i) =>
    i < rest.length - 1 || z === level ? { how: 'go', to: { x, y, z: level } } : { how: 'jump', to: { x, y, z } },
  );
  for (let at = node; at > 0; at = parent[at]!) legs.unshift({ how: HOWS[how[at]!]!, to: spotOf(graph, at) });
  const from = spotOf(graph, 0);
  return { from, legs: withoutStanding(from, legs), ...(graph.along && { along: graph.along }) };
}

/** Drops legs of length 0. */
const withoutStanding = (from: Spot, legs: readonly Leg[]): readonly Leg[] =>
  legs.filter(({ to }, i) => {
    const before = i === 0 ? from : legs[i - 1]!.to;
    return to.x !== before.x || to.y !== before.y || to.z !== before.z;
  });

/** The part of the table within a distance of a spot, for a mover's centre. */
export const boundsAround = ({ x, y }: Point, distance: number): Bounds => ({
  left: x - distance,
  right: x + distance,
  low: y - distance,
  high: y + distance,
});

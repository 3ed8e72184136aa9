import type { Point } from '../shape.ts';
import { type End, edgeCost, endAt } from './edge.ts';
import type { Graph, Layer } from './graph.ts';
import { isOnTable } from './path.ts';
import type { Search } from './search.ts';
import { slackOf } from './slack.ts';

/** How far bends are moved to try for something better, in tenths; then half as far, down to the last. */
const FIRST = 128;
const LAST = 4;
const TRIES: readonly Point[] = [-1, 0, 1].flatMap(x =>
  [-1, 0, 1].filter(y => x !== 0 || y !== 0).map(y => ({ x, y })),
);

/** The nodes of a way on its last level, from where it came there. */
function lastStretch({ graph, parent, how }: Search, node: number): readonly number[] {
  const nodes = [node];
  for (let at = node; at > 0 && how[at] === 0; ) {
    at = parent[at]!;
    nodes.unshift(at);
  }
  return nodes.filter(at => graph.layerOf[at] === graph.layerOf[node]);
}

export interface Tightened {
  readonly cost: number;
  /** The node the stretch begins at, and the bends after it up to the place asked for. */
  readonly node: number;
  readonly rest: readonly End[];
}

/**
 * Where short pieces count as longer ones, the best bends are not at corners alone. Moves the bends of a way about,
 * or leaves them out, as long as it gets cheaper.
 */
export function tightened(search: Search, index: number, node: number, rest: readonly End[]): Tightened {
  const { graph, cost } = search;
  const layer = graph.layers[index]!;
  const nodes = lastStretch(search, node);
  const ends: End[] = [...nodes.map(at => endAt(graph, at)), ...rest];
  for (let scale = FIRST; scale >= LAST; scale /= 2) while (improve(graph, layer, ends, scale));
  let total = cost[nodes[0]!]!;
  for (let i = 1; i < ends.length; i++) total += edgeCost(graph, layer, ends[i - 1]!, ends[i]!);
  return { cost: total, node: nodes[0]!, rest: ends.slice(1) };
}

/** One round of tries; whether any was better. */
function improve(graph: Graph, layer: Layer, ends: End[], scale: number): boolean {
  let better = false;
  for (let i = 1; i < ends.length - 1; i++) {
    const before = ends[i - 1]!;
    const after = ends[i + 1]!;
    let best = edgeCost(graph, layer, before, ends[i]!) + edgeCost(graph, layer, ends[i]!, after) - 1e-6;
    if (edgeCost(graph, layer, before, after) <= best) {
      ends.splice(i--, 1);
      better = true;
      continue;
    }
    const { x, y } = ends[i]!;
    for (const { x: dx, y: dy } of TRIES) {
      const to = { x: x + dx * scale, y: y + dy * scale };
      if (leastCost(graph, before, to) + leastCost(graph, to, after) >= best) continue;
      const slack = isOnTable(graph.trip.field.scene, to, graph.half) ? slackOf(layer, to) : null;
      if (!slack) continue;
      const end: End = { ...to, slack };
      const total = edgeCost(graph, layer, before, end) + edgeCost(graph, layer, end, after);
      if (total >= best) continue;
      best = total - 1e-6;
      ends[i] = end;
      better = true;
    }
  }
  return better;
}

function leastCost({ trip }: Graph, a: Point, b: Point): number {
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  return Math.max(length, trip.ground.atLeast ?? 0);
}

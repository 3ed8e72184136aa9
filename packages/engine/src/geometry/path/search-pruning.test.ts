// The search looks only at edges that a shortest way can take. Here every edge between any two nodes is looked at
// instead.
import { describe, expect, it } from 'vitest';
import { numbers } from '../../testing/boards.ts';
import type { Point } from '../shape.ts';
import { INCH } from '../units.ts';
import type { Graph } from './graph.ts';
import { type End, edgeCost, endAt } from './graph-edge.ts';
import { settleAll, startSearch } from './graph-search.ts';
import { isOnTable } from './path.ts';
import { reach } from './reach.ts';
import { shortestPath } from './shortest-path.ts';
import { mayStand } from './standing.ts';
import { wallsTouchedAt } from './touching-walls.ts';
import { at, base, box, rect, round, type Setting, trip } from './trips.oracle.ts';
import { boundsAround, graphFrom, wayTo } from './way-search.ts';

/** The least costs from node 0 to all places, over edges between any two nodes of the table's own level. */
function leastCosts(graph: Graph, places: readonly Point[]): readonly number[] {
  const layer = graph.layers[0]!;
  const nodes: End[] = graph.xs.map((_, node) => endAt(graph, node));
  const usable = nodes.map(
    (node, i) => i === 0 || (isOnTable(graph.trip.field.scene, node, graph.half) && wallsTouchedAt(layer, node)),
  );
  const all = [...nodes, ...places.map(place => ({ ...place, touched: wallsTouchedAt(layer, place) ?? [] }))];
  const cost = all.map((_, i) => (i === 0 ? 0 : Infinity));
  const done = all.map(() => false);
  for (;;) {
    let from = -1;
    for (let i = 0; i < nodes.length; i++)
      if (!done[i] && usable[i] && cost[i]! < (from < 0 ? Infinity : cost[from]!)) from = i;
    if (from < 0) return cost.slice(nodes.length);
    done[from] = true;
    for (const [to, end] of all.entries()) {
      if (done[to] || cost[from]! + Math.hypot(end.x - all[from]!.x, end.y - all[from]!.y) >= cost[to]!) continue;
      cost[to] = Math.min(cost[to]!, cost[from]! + edgeCost(graph, layer, all[from]!, end));
    }
  }
}

/** Small bases and a wall or two, on a table of 10" by 10", about a small mover: hulls lie wholly within its way. */
function scattered(seed: number): { setting: Setting; next: (below: number) => number } {
  const next = numbers(seed);
  const others = Array.from({ length: 7 }, (_, i) => base(`b${i}`, next(2540), next(2540), 20 + next(120)));
  const parts = Array.from({ length: 3 }, () =>
    next(2)
      ? box('wall', rect(next(2400), next(2400), 60, 300 + next(600)), 300)
      : box('wall', rect(next(2400), next(2400), 300 + next(600), 60), 300),
  );
  return { setting: { parts, others, mover: round(80), width: 2540, depth: 2540 }, next };
}

describe('a search that leaves out what cannot be shortest', () => {
  it('finds ways as short as over all edges', () => {
    let [ways, bent] = [0, 0];
    for (let seed = 1; seed <= 40; seed++) {
      const { setting, next } = scattered(seed);
      const board = trip(setting);
      const spots = Array.from({ length: 40 }, () => at(40 + next(2460), 40 + next(2460)));
      const [from, ...free] = spots.filter(spot => mayStand(board, spot));
      const graph = from && graphFrom(board, from, boundsAround(from, 4000), {});
      if (!graph || graph.touched.get(0)!.length > 0) continue;
      // In contact with a wall a base stands inside its hull, and no corner of that is tangent from there.
      const places = free.filter(place => wallsTouchedAt(graph.layers[0]!, place)!.length === 0);
      const limit = 9 * INCH;
      const search = startSearch(graph, limit);
      settleAll(search);
      const least = leastCosts(graph, places);
      const all = reach(board, from, limit);
      for (const [i, place] of places.entries()) {
        const way = wayTo(search, 0, place);
        const where = `${seed} ${place.x} ${place.y}`;
        if (least[i]! > limit - 1) {
          if (way) expect(way.cost, where).toBeGreaterThan(least[i]! - 1e-6);
          continue;
        }
        expect(way?.cost, where).toBeCloseTo(least[i]!, 6);
        expect(all.cost(place)).toBeCloseTo(least[i]!, 6);
        ways++;
        if (way!.cost > Math.hypot(place.x - from.x, place.y - from.y) + 1) bent++;
        if (i > 2) continue;
        expect(reach(board, from, limit, { only: [place] }).cost(place), where).toBeCloseTo(least[i]!, 6);
        expect(shortestPath(board, from, { spot: place }), where).toMatchObject({ cost: expect.closeTo(least[i]!, 6) });
      }
    }
    expect(ways).toBeGreaterThan(500);
    expect(bent).toBeGreaterThan(250);
  });
});

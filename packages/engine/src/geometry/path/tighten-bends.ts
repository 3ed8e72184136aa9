import type { Point, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';
import { type Graph, type Layer, layerAt, type Wall } from './graph.ts';
import { type End, edgeCost, endAt } from './graph-edge.ts';
import type { Search } from './graph-search.ts';
import { isOnTable, type Leg, type Path } from './path.ts';
import { wallsTouchedAt } from './touching-walls.ts';

/** How far bends are moved in the first round, in tenths; half as far in each further round, down to the last. */
const FIRST = 128;
const LAST = 4;
const TRIES: readonly Point[] = [-1, 0, 1].flatMap(x =>
  [-1, 0, 1].filter(y => x !== 0 || y !== 0).map(y => ({ x, y })),
);

/** The nodes of a way on its last level, from where it reached that level. */
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
 * If short pieces count as longer ones, the best bends are not only at corners. Moves or drops the bends of a way as
 * long as that makes it cheaper.
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

/** A whole path with its bends moved in this way, level by level; its climbs, drops and jumps stay as they are. */
export function tightenedPath(graph: Graph, path: Path): Path {
  const legs: Leg[] = [];
  let ends: End[] = [];
  const close = (z: Tenths): void => {
    const layer = graph.layers[layerAt(graph, z)]!;
    for (let scale = FIRST; scale >= LAST; scale /= 2) while (improve(graph, layer, ends, scale));
    for (const { x, y } of ends.slice(1)) legs.push({ how: 'go', to: { x, y, z } });
  };
  const open = (at: Spot): void => {
    ends = [{ x: at.x, y: at.y, touched: touchedAt(graph, at), start: true }];
  };
  let from = path.from;
  open(from);
  for (const leg of path.legs) {
    if (leg.how === 'go') ends.push({ x: leg.to.x, y: leg.to.y, touched: touchedAt(graph, leg.to) });
    else {
      close(from.z);
      legs.push(leg);
      open(leg.to);
    }
    from = leg.to;
  }
  close(from.z);
  return { ...path, legs };
}

const touchedAt = (graph: Graph, at: Spot): readonly Wall[] =>
  wallsTouchedAt(graph.layers[layerAt(graph, at.z)]!, at) ?? [];

/** One round of attempts; returns whether any was better. */
function improve(graph: Graph, layer: Layer, ends: End[], scale: number): boolean {
  let better = false;
  for (let i = 1; i < ends.length - 1; i++) {
    const before = ends[i - 1]!;
    const now = edgeCost(graph, layer, before, ends[i]!) + edgeCost(graph, layer, ends[i]!, ends[i + 1]!);
    if (edgeCost(graph, layer, before, ends[i + 1]!) < now - 1e-6) {
      ends.splice(i--, 1);
      better = true;
    } else {
      better = joinBends(graph, layer, ends, i) || better;
      better = moveBend(graph, layer, ends, { i, scale }) || better;
    }
  }
  return better;
}

/** Tries to replace two bends by one, where the straight lines before and after them meet. */
function joinBends(graph: Graph, layer: Layer, ends: End[], i: number): boolean {
  const [a, b, c, d] = [ends[i - 1]!, ends[i]!, ends[i + 1]!, ends[i + 2]];
  if (!d) return false;
  const ux = b.x - a.x;
  const uy = b.y - a.y;
  const vx = c.x - d.x;
  const vy = c.y - d.y;
  const turn = ux * vy - uy * vx;
  const t = ((d.x - a.x) * vy - (d.y - a.y) * vx) / turn;
  if (turn === 0 || !(t > 0 && t < 8)) return false;
  let now = -1e-6;
  for (let k = i; k < i + 3; k++) now += edgeCost(graph, layer, ends[k - 1]!, ends[k]!);
  const bend = [1, 1.02, 1.05]
    .map(more => place(graph, layer, { x: Math.round(a.x + ux * t * more), y: Math.round(a.y + uy * t * more) }))
    .find(to => to && edgeCost(graph, layer, a, to) + edgeCost(graph, layer, to, d) < now);
  if (bend) ends.splice(i, 2, bend);
  return !!bend;
}

function moveBend(graph: Graph, layer: Layer, ends: End[], { i, scale }: { i: number; scale: number }): boolean {
  const [before, at, after] = [ends[i - 1]!, ends[i]!, ends[i + 1]!];
  let best = edgeCost(graph, layer, before, at) + edgeCost(graph, layer, at, after) - 1e-6;
  for (const { x, y } of TRIES) {
    const to = { x: at.x + x * scale, y: at.y + y * scale };
    if (leastCost(graph, before, to) + leastCost(graph, to, after) >= best) continue;
    const end = place(graph, layer, to);
    const total = end ? edgeCost(graph, layer, before, end) + edgeCost(graph, layer, end, after) : Infinity;
    if (!end || total >= best) continue;
    best = total - 1e-6;
    ends[i] = end;
  }
  return ends[i] !== at;
}

/** A place to bend at, if the mover can be there. */
function place({ trip, half }: Graph, layer: Layer, at: Point): End | null {
  const touched = isOnTable(trip.field.scene, at, half) ? wallsTouchedAt(layer, at) : null;
  return touched && { x: at.x, y: at.y, touched };
}

function leastCost({ trip }: Graph, a: Point, b: Point): number {
  const length = Math.sqrt((b.x - a.x) * (b.x - a.x) + (b.y - a.y) * (b.y - a.y));
  return Math.max(length, trip.ground.atLeast ?? 0);
}

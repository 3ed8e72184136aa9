import { type Graph, type Layer, type LinkEdge, type Shape, spotOf } from './graph.ts';
import { type End, edgeCost, endAt } from './graph-edge.ts';
import { entersHull } from './inflated-hull.ts';
import { type How, isOnTable } from './path.ts';
import { type Heap, heap, pop, push } from './priority-queue.ts';
import { legCost } from './walk.ts';

/** The state of a search for shortest ways from node 0. */
export interface Search {
  readonly graph: Graph;
  /** Ways that cost more are pruned; a search for a target lowers it when it finds a way. */
  limit: number;
  /** The minimum that every straight piece counts as. */
  readonly atLeast: number;
  readonly cost: Float64Array;
  readonly parent: Int32Array;
  /** How the way reaches a node from its parent, as an index in HOWS. */
  readonly how: Uint8Array;
  /** 1 if the way reaches a node by a link: a climb, a drop, a jump, an opening. */
  readonly linked: Uint8Array;
  /** Nodes whose cost is final, in the order of their cost. */
  readonly settled: number[];
  readonly isSettled: Uint8Array;
  /** Whether a node may be used at all: 0 unknown, 1 yes, 2 no. */
  readonly use: Uint8Array;
  readonly waiting: Heap;
  /** A lower bound on the cost left from a node to the target. */
  readonly ahead: (node: number) => number;
  /** The same, cached for each node; -1 before. */
  readonly left: Float64Array;
  /** The same from anywhere on a shape. */
  readonly beyond: (shape: Shape) => number;
  /** The same, cached at the first node of each shape; -1 before. */
  readonly leftBeyond: Float64Array;
}

export const HOWS: readonly How[] = ['go', 'climb', 'drop', 'jump'];

/** Costs above the limit by less than rounding are kept; callers that rely on them compare exactly. */
export const ROUNDING = 1e-6;

const nothing = (): number => 0;

export function startSearch(
  graph: Graph,
  limit: number,
  ahead: Search['ahead'] = nothing,
  beyond: Search['beyond'] = nothing,
): Search {
  const n = graph.xs.length;
  const search: Search = {
    graph,
    limit,
    atLeast: graph.trip.ground.atLeast ?? 0,
    cost: new Float64Array(n).fill(Infinity),
    parent: new Int32Array(n).fill(-1),
    how: new Uint8Array(n),
    linked: new Uint8Array(n),
    settled: [],
    isSettled: new Uint8Array(n),
    use: new Uint8Array(n),
    waiting: heap(),
    ahead,
    left: new Float64Array(n).fill(-1),
    beyond,
    leftBeyond: new Float64Array(n).fill(-1),
  };
  search.cost[0] = 0;
  push(search.waiting, ahead(0), 0);
  return search;
}

/** The lower bound on the cost left from a node; cached. */
function aheadOf({ left, ahead }: Search, node: number): number {
  const cached = left[node]!;
  if (cached >= 0) return cached;
  const bound = ahead(node);
  left[node] = bound;
  return bound;
}

/** The lower bound on the cost left from anywhere on a shape; cached. */
function beyondOf({ leftBeyond, beyond }: Search, shape: Shape): number {
  const cached = leftBeyond[shape.first]!;
  if (cached >= 0) return cached;
  const bound = beyond(shape);
  leftBeyond[shape.first] = bound;
  return bound;
}

/** Settles the next node and expands it; -1 if none is left. */
export function settleNext(search: Search): number {
  const { waiting, isSettled, settled } = search;
  while (waiting.nodes.length > 0) {
    const node = pop(waiting);
    if (isSettled[node]) continue;
    isSettled[node] = 1;
    settled.push(node);
    expand(search, node);
    return node;
  }
  return -1;
}

export function settleAll(search: Search): void {
  while (settleNext(search) >= 0);
}

/** Whether a way goes to a node only for its links: it arrives on the level, and only links lead on. */
export const isOnlyForLinks = ({ graph, linked }: Search, node: number): boolean =>
  node > 0 && linked[node] === 0 && graph.links.has(node);

function expand(search: Search, node: number): void {
  const { graph } = search;
  const layer = graph.layers[graph.layerOf[node]!]!;
  const shape = graph.shapeOf[node]!;
  const from = endAt(graph, node);
  const corner = shape && cornerOf(shape, node - shape.first);
  const going: Going = { search, layer, node, from, corner };
  const links = graph.links.get(node) ?? [];
  for (const link of links) relaxLink(search, node, link);
  if (isOnlyForLinks(search, node)) return;
  for (const joint of layer.joints) relax(going, joint);
  for (const other of layer.taut) {
    if (other === shape) toNeighbours(going, shape, node - shape.first);
    else if (from.touched.some(wall => wall === other)) toAllCorners(going, other);
    else if (isWorthLooking(going, other)) toTangents(going, other);
  }
  for (const open of layer.open) relax(going, open);
}

interface Going {
  readonly search: Search;
  readonly layer: Layer;
  readonly node: number;
  readonly from: End;
  /** For a node on a taut shape, the directions of the two edges that meet there. */
  readonly corner: Corner | null;
}

export interface Corner {
  readonly ax: number;
  readonly ay: number;
  readonly bx: number;
  readonly by: number;
}

export function cornerOf({ xs, ys }: Shape, i: number): Corner {
  const n = xs.length;
  const before = i === 0 ? n - 1 : i - 1;
  const after = i + 1 === n ? 0 : i + 1;
  return { ax: xs[i]! - xs[before]!, ay: ys[i]! - ys[before]!, bx: xs[after]! - xs[i]!, by: ys[after]! - ys[i]! };
}

/** Whether a direction leaves a corner tangentially: a shortest way's line does not cut into the shape. */
export function isTaut({ ax, ay, bx, by }: Corner, dx: number, dy: number): boolean {
  const one = ax * dy - ay * dx;
  const other = bx * dy - by * dx;
  return (one >= 0 && other <= 0) || (one <= 0 && other >= 0);
}

function isWorthLooking({ search, node, from, corner }: Going, box: Shape): boolean {
  const dx = Math.max(box.left - from.x, from.x - box.right, 0);
  const dy = Math.max(box.low - from.y, from.y - box.high, 0);
  const least = search.cost[node]! + Math.sqrt(dx * dx + dy * dy);
  if (least > search.limit + ROUNDING || least + beyondOf(search, box) > search.limit + ROUNDING) return false;
  if (!corner) return true;
  const { ax, ay, bx, by } = corner;
  let sides = 0;
  for (let k = 0; k < 4; k++) {
    const x = (k & 1 ? box.right : box.left) - from.x;
    const y = (k & 2 ? box.high : box.low) - from.y;
    const one = ax * y - ay * x;
    const other = bx * y - by * x;
    sides |= one > 0 && other > 0 ? 1 : one < 0 && other < 0 ? 2 : 4;
  }
  return sides !== 1 && sides !== 2;
}

function toNeighbours(going: Going, { first, xs }: Shape, i: number): void {
  const n = xs.length;
  relax(going, first + (i === 0 ? n - 1 : i - 1), true);
  relax(going, first + (i + 1 === n ? 0 : i + 1), true);
}

function toAllCorners(going: Going, { first, xs }: Shape): void {
  for (let i = 0; i < xs.length; i++) relax(going, first + i);
}

/**
 * The corners at which lines from here touch the shape: where its edges turn from facing here to facing away. From a
 * place in line with an edge, both ends of it.
 */
function toTangents(going: Going, { first, xs, ys }: Shape): void {
  const { x, y } = going.from;
  const n = xs.length;
  let px = xs[n - 1]! - x;
  let py = ys[n - 1]! - y;
  let qx = xs[0]! - x;
  let qy = ys[0]! - y;
  let before = px * qy - py * qx;
  for (let i = 0; i < n; i++) {
    px = qx;
    py = qy;
    const j = i + 1 === n ? 0 : i + 1;
    qx = xs[j]! - x;
    qy = ys[j]! - y;
    const after = px * qy - py * qx;
    if (before < 0 !== after < 0 || before === 0 || after === 0) relax(going, first + i);
    before = after;
  }
}

function relax(going: Going, to: number, taut = false): void {
  const { search, layer, node, from, corner } = going;
  const { graph, cost, limit } = search;
  if (search.isSettled[to] || to === node) return;
  const dx = graph.xs[to]! - from.x;
  const dy = graph.ys[to]! - from.y;
  const start = cost[node]!;
  const most = Math.min(cost[to]!, limit + ROUNDING);
  const length = Math.sqrt(dx * dx + dy * dy);
  if (start + Math.max(length, search.atLeast) >= most) return;
  if (!taut && corner && !isTaut(corner, dx, dy)) return;
  if (start + length + aheadOf(search, to) > limit + ROUNDING) return;
  if (!isUsable(search, layer, to)) return;
  const total = start + edgeCost(graph, layer, from, endAt(graph, to));
  if (total < most) improve(search, to, total, { node, how: 'go', linked: 0 });
}

interface Come {
  readonly node: number;
  readonly how: How;
  readonly linked: 0 | 1;
}

function improve(search: Search, to: number, total: number, { node, how, linked }: Come): void {
  const ahead = aheadOf(search, to);
  if (total + ahead > search.limit + ROUNDING) return;
  search.cost[to] = total;
  search.parent[to] = node;
  search.how[to] = HOWS.indexOf(how);
  search.linked[to] = linked;
  push(search.waiting, total + ahead, to);
}

/** Whether a corner is a place to be: on the table and not inside another wall. */
function isUsable({ graph, use }: Search, layer: Layer, node: number): boolean {
  if (use[node] === 0) {
    const at = endAt(graph, node);
    use[node] = isOnTable(graph.trip.field.scene, at, graph.half) && isOutside(layer, at) ? 1 : 2;
  }
  return use[node] === 1;
}

function isOutside({ walls }: Layer, at: End): boolean {
  for (const wall of walls) if (entersHull(wall, at, at) && !at.touched.includes(wall)) return false;
  return true;
}

function relaxLink(search: Search, node: number, { to, how }: LinkEdge): void {
  const { graph, cost, limit } = search;
  if (search.isSettled[to]) return;
  const from = spotOf(graph, node);
  const end = spotOf(graph, to);
  const flat = Math.sqrt((from.x - end.x) * (from.x - end.x) + (from.y - end.y) * (from.y - end.y));
  if (cost[node]! + flat >= Math.min(cost[to]!, limit + ROUNDING)) return;
  const price = legCost(graph.trip, from, { how, to: end }, graph.along);
  if (price !== null && cost[node]! + price < cost[to]! && cost[node]! + price <= limit + ROUNDING)
    improve(search, to, cost[node]! + price, { node, how, linked: 1 });
}

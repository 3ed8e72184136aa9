import type { Point, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';
import {
  descentAt,
  type EdgePlace,
  edgePlacesOf,
  type Joined,
  jumpTo,
  placeOn,
  type RaisedEdge,
  type Terms,
} from './edge-places.ts';
import { addLayer, addPlace, type Bounds, type Graph, layerAt, link } from './graph.ts';
import type { Hull } from './inflated-hull.ts';
import { addOpeningLinks } from './opening-links.ts';
import type { Leg } from './path.ts';

/** Joins levels by climbs, drops and jumps, the two sides of openings, and the links of the caller. */
export function addLinks(
  graph: Graph,
  bounds: Bounds,
  more: readonly { readonly from: Spot; readonly leg: Leg }[],
): void {
  const { field, ground } = graph.trip;
  addOpeningLinks(graph);
  if (!ground.flies && (ground.climb || ground.drop || ground.jump)) {
    const terms: Terms = { scene: field.scene, ground, half: graph.half };
    const { edges, descents, jumps } = edgePlacesOf(terms);
    for (const joined of descents) if (isWithin(joined, bounds)) addDescent(graph, joined, bounds);
    for (const joined of jumps) if (isWithin(joined, bounds)) addJump(graph, joined, bounds);
    for (const edge of edges) if (isNear(edge, bounds)) addOwn(graph, terms, edge, bounds);
  }
  for (const { from, leg } of more) link(graph, node(graph, from, bounds), node(graph, leg.to, bounds), leg.how);
}

const isWithin = ({ from, to }: Joined, bounds: Bounds): boolean => isInside(from, bounds) || isInside(to, bounds);

const isInside = ({ x, y }: Point, { left, right, low, high }: Bounds): boolean =>
  x >= left && x <= right && y >= low && y <= high;

const isNear = ({ solid: { box } }: RaisedEdge, { left, right, low, high }: Bounds): boolean =>
  box.left <= right && box.right >= left && box.low <= high && box.high >= low;

/** Adds the places of an edge that depend on this move: opposite its start, and at both ends of walls at its foot. */
function addOwn(graph: Graph, terms: Terms, edge: RaisedEdge, bounds: Bounds): void {
  const { a, dx, dy, ux, uy, out, below } = edge;
  const foot = { x: a.x + ux * out, y: a.y + uy * out };
  const shares = [((graph.xs[0]! - a.x) * dx + (graph.ys[0]! - a.y) * dy) / (dx * dx + dy * dy)];
  for (const wall of graph.layers[level(graph, below, bounds)]!.walls)
    if (isBeside(wall, foot, dx, dy)) shares.push(...hullShares(wall, foot, dx, dy));
  for (const share of shares) if (share > 0 && share < 1) addAt(graph, terms, placeOn(edge, share), bounds);
}

function addAt(graph: Graph, terms: Terms, place: EdgePlace, bounds: Bounds): void {
  const { ground, scene } = terms;
  const joined = ground.climb || ground.drop ? descentAt(terms, place) : null;
  if (joined) addDescent(graph, joined, bounds);
  if (!ground.jump) return;
  for (const other of scene.solids) {
    const jump = ground.passages[other.index]!.top ? jumpTo(terms, place, other) : null;
    if (jump) addJump(graph, jump, bounds);
  }
}

const isBeside = ({ left, right, low, high }: Hull, { x, y }: Point, dx: number, dy: number): boolean =>
  left < Math.max(x, x + dx) &&
  right > Math.min(x, x + dx) &&
  low < Math.max(y, y + dy) + 1 &&
  high > Math.min(y, y + dy) - 1;

/** The shares of a line just before it enters a hull and just after it leaves it. */
function hullShares({ xs, ys }: Hull, { x, y }: Point, dx: number, dy: number): readonly number[] {
  let enter = -Infinity;
  let leave = Infinity;
  for (let i = 0; i < xs.length; i++) {
    const j = (i + 1) % xs.length;
    const ex = xs[j]! - xs[i]!;
    const ey = ys[j]! - ys[i]!;
    const inside = ex * (y - ys[i]!) - ey * (x - xs[i]!);
    const speed = ex * dy - ey * dx;
    if (speed > 0) enter = Math.max(enter, -inside / speed);
    else if (speed < 0) leave = Math.min(leave, -inside / speed);
    else if (inside <= 0) return [];
  }
  const tenth = 1.5 / Math.sqrt(dx * dx + dy * dy);
  return enter < leave ? [enter - tenth, leave + tenth] : [];
}

/** The spots just on and just off an edge, joined by climbs and a drop. */
function addDescent(graph: Graph, { from, to }: Joined, bounds: Bounds): void {
  const { ground } = graph.trip;
  const high = node(graph, from, bounds);
  const low = node(graph, to, bounds);
  if (ground.drop) link(graph, high, low, 'drop');
  if (!ground.climb) return;
  link(graph, low, high, 'climb');
  link(graph, high, low, 'climb');
}

const addJump = (graph: Graph, { from, to }: Joined, bounds: Bounds): void =>
  link(graph, node(graph, from, bounds), node(graph, to, bounds), 'jump');

/** The node at a spot; null if that is off the table or unsupported. */
const node = (graph: Graph, at: Spot, bounds: Bounds): number | null => addPlace(graph, at, level(graph, at.z, bounds));

/** The index of a level, which is added when first needed. */
function level(graph: Graph, z: Tenths, bounds: Bounds): number {
  const existing = layerAt(graph, z);
  if (existing >= 0) return existing;
  addLayer(graph, z, bounds);
  return graph.layers.length - 1;
}

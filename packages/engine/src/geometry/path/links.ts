import type { Solid } from '../scene.ts';
import type { Point, Spot } from '../shape.ts';
import { addGates } from './gates.ts';
import { addLayer, addOpenNode, type Bounds, type Graph, layerAt, link } from './graph.ts';
import { LOSS } from './inflate.ts';
import type { Leg } from './path.ts';
import { groundBelow, isInPolygon, topsAt } from './surface.ts';

/** Between two places at which an edge is climbed, dropped from or jumped from. */
const LINK_STEP = 127;

/** A place on the edge of a raised level, and the direction away from it. */
interface EdgePlace {
  readonly solid: Solid;
  readonly x: number;
  readonly y: number;
  readonly ux: number;
  readonly uy: number;
}

/** Joins levels by climbs, drops and jumps, the two sides of openings, and whatever the caller knows of. */
export function addLinks(
  graph: Graph,
  bounds: Bounds,
  more: readonly { readonly from: Spot; readonly leg: Leg }[],
): void {
  const { field, ground } = graph.trip;
  addGates(graph);
  if (!ground.flies && (ground.climb || ground.drop || ground.jump)) {
    const raised = field.scene.solids.filter(({ index, box }) => ground.passages[index]!.top && isWithin(box, bounds));
    const places = raised.flatMap(solid => edgePlaces(graph, solid));
    for (const place of places) {
      if (ground.climb || ground.drop) addDescent(graph, place, bounds);
      if (ground.jump) for (const other of raised) addJump(graph, place, other, bounds);
    }
  }
  for (const { from, leg } of more) link(graph, node(graph, from, bounds), node(graph, leg.to, bounds), leg.how);
}

const isWithin = (box: Bounds, bounds: Bounds): boolean =>
  box.left <= bounds.right && box.right >= bounds.left && box.low <= bounds.high && box.high >= bounds.low;

function edgePlaces(graph: Graph, solid: Solid): readonly EdgePlace[] {
  const { corners } = solid;
  const start = { x: graph.xs[0]!, y: graph.ys[0]! };
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    const count = Math.ceil(length / LINK_STEP);
    const shares = Array.from({ length: count }, (_, k) => (k + 0.5) / count);
    const foot = ((start.x - a.x) * dx + (start.y - a.y) * dy) / (length * length);
    if (foot > 0 && foot < 1) shares.push(foot);
    return shares.map(t => ({ solid, x: a.x + dx * t, y: a.y + dy * t, ux: dy / length, uy: -dx / length }));
  });
}

/** How far a base reaches from its centre in a direction. */
const frontOf = ({ half }: Graph, ux: number, uy: number): number => half.r + Math.abs(half.x * ux + half.y * uy);

/** How far inside an edge the centre must be to be carried. */
const insetOf = (graph: Graph, ux: number, uy: number): number =>
  graph.trip.ground.support === 'base' ? frontOf(graph, ux, uy) + 2 : 1;

/** The places just on and just off an edge, joined by climbs and a drop. */
function addDescent(graph: Graph, { solid, x, y, ux, uy }: EdgePlace, bounds: Bounds): void {
  const { field, ground } = graph.trip;
  const out = frontOf(graph, ux, uy) + LOSS + 1;
  const off = { x: Math.round(x + ux * out), y: Math.round(y + uy * out) };
  if (
    topsAt(field.scene, ground, solid.top).some(({ corners }) => isInPolygon({ x: x + ux * 2, y: y + uy * 2 }, corners))
  )
    return;
  const on = inside(solid, x, y, insetOf(graph, ux, uy), { x: -ux, y: -uy });
  if (!on) return;
  const high = node(graph, { ...on, z: solid.top }, bounds);
  const low = node(graph, { ...off, z: groundBelow(field.scene, ground, off, solid.top - 1) }, bounds);
  if (ground.climb) link(graph, low, high, 'climb');
  if (ground.climb) link(graph, high, low, 'climb');
  if (ground.drop) link(graph, high, low, 'drop');
}

/** A whole-tenth place about so far from an edge point, in a polygon. */
function inside({ corners }: Solid, x: number, y: number, inset: number, { x: ux, y: uy }: Point): Point | null {
  for (let more = 0; more < 3; more++) {
    const at = { x: Math.round(x + ux * (inset + more)), y: Math.round(y + uy * (inset + more)) };
    if (isInPolygon(at, corners)) return at;
  }
  return null;
}

/** A jump from an edge to the nearest point of another raised part, if that lies outwards and near enough. */
function addJump(graph: Graph, { solid, x, y, ux, uy }: EdgePlace, other: Solid, bounds: Bounds): void {
  const { widest = 0, highest = Infinity } = graph.trip.ground.jump!;
  if (other === solid || Math.abs(other.top - solid.top) > highest) return;
  const to = nearestOn(other.corners, x, y);
  const dx = to.x - x;
  const dy = to.y - y;
  const width = Math.sqrt(dx * dx + dy * dy);
  if (width > widest || width < 0.5 || (dx * ux + dy * uy) / width < 0.1) return;
  const vx = dx / width;
  const vy = dy / width;
  const on = inside(solid, x, y, insetOf(graph, vx, vy), { x: -vx, y: -vy });
  const landing = inside(other, to.x, to.y, insetOf(graph, vx, vy), { x: vx, y: vy });
  if (on && landing)
    link(graph, node(graph, { ...on, z: solid.top }, bounds), node(graph, { ...landing, z: other.top }, bounds), 'jump'); // biome-ignore format: one link
}

function nearestOn(corners: readonly Point[], x: number, y: number): { readonly x: number; readonly y: number } {
  let best = Infinity;
  let found = { x, y };
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const t = Math.min(1, Math.max(0, ((x - a.x) * ex + (y - a.y) * ey) / (ex * ex + ey * ey)));
    const at = { x: a.x + t * ex, y: a.y + t * ey };
    const away = (at.x - x) * (at.x - x) + (at.y - y) * (at.y - y);
    if (away < best) {
      best = away;
      found = at;
    }
  }
  return found;
}

/** The open node at a spot; its level is made when it is the first there. Null off the table. */
function node(graph: Graph, at: Spot, bounds: Bounds): number | null {
  let layer = layerAt(graph, at.z);
  if (layer < 0) {
    addLayer(graph, at.z, bounds);
    layer = graph.layers.length - 1;
  }
  return addOpenNode(graph, at, layer);
}

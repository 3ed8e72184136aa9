import type { Solid } from '../scene.ts';
import type { Point, Spot } from '../shape.ts';
import type { Tenths } from '../units.ts';
import { addGates } from './gates.ts';
import { addLayer, addPlace, type Bounds, type Graph, layerAt, link } from './graph.ts';
import { type Hull, LOSS } from './inflate.ts';
import type { Leg } from './path.ts';
import { groundBelow, isInPolygon, topsAt } from './surface.ts';

/** Between two places at which an edge is climbed, dropped from or jumped from. */
const LINK_STEP = 84;

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
    const places = raised.flatMap(solid => edgePlaces(graph, solid, bounds));
    for (const place of places) {
      if (ground.climb || ground.drop) addDescent(graph, place, bounds);
      if (ground.jump) for (const other of raised) addJump(graph, place, other, bounds);
    }
  }
  for (const { from, leg } of more) link(graph, node(graph, from, bounds), node(graph, leg.to, bounds), leg.how);
}

const isWithin = (box: Bounds, bounds: Bounds): boolean =>
  box.left <= bounds.right && box.right >= bounds.left && box.low <= bounds.high && box.high >= bounds.low;

/** Places along the edges of a solid: evenly, at the foot of the start, and where something beside an edge begins. */
function edgePlaces(graph: Graph, solid: Solid, bounds: Bounds): readonly EdgePlace[] {
  const { corners } = solid;
  return corners.flatMap((a, i) => {
    const b = corners[(i + 1) % corners.length]!;
    const dx = b.x - a.x;
    const dy = b.y - a.y;
    const length = Math.sqrt(dx * dx + dy * dy);
    const count = Math.ceil(length / LINK_STEP);
    const shares = Array.from({ length: count }, (_, k) => (k + 0.5) / count);
    shares.push(((graph.xs[0]! - a.x) * dx + (graph.ys[0]! - a.y) * dy) / (length * length));
    const [ux, uy] = [dy / length, -dx / length];
    const out = outOf(graph, ux, uy);
    const foot = { x: Math.round(a.x + dx / 2 + ux * out), y: Math.round(a.y + dy / 2 + uy * out) };
    const below = groundBelow(graph.trip.field.scene, graph.trip.ground, foot, solid.top - 1);
    const from = { x: a.x + ux * out, y: a.y + uy * out };
    for (const wall of graph.layers[level(graph, below, bounds)]!.walls)
      for (const t of hullShares(wall, from, dx, dy)) shares.push(t);
    return shares.filter(t => t > 0 && t < 1).map(t => ({ solid, x: a.x + dx * t, y: a.y + dy * t, ux, uy }));
  });
}

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

/** How far a base reaches from its centre in a direction. */
const frontOf = ({ half }: Graph, ux: number, uy: number): number => half.r + Math.abs(half.x * ux + half.y * uy);

/** How far outside an edge the centre is clear of it. */
const outOf = (graph: Graph, ux: number, uy: number): number => frontOf(graph, ux, uy) + LOSS + 1;

/** How far inside an edge the centre must be to be carried. */
const insetOf = (graph: Graph, ux: number, uy: number): number =>
  graph.trip.ground.support === 'base' ? frontOf(graph, ux, uy) + 2 : 1;

/** The same where a jump lands, which may have to be a place to end on. */
const landingInset = (graph: Graph, ux: number, uy: number): number =>
  graph.trip.ground.jump?.stands && graph.trip.ground.stands === 'base'
    ? frontOf(graph, ux, uy) + 2
    : insetOf(graph, ux, uy);

/** The places just on and just off an edge, joined by climbs and a drop. */
function addDescent(graph: Graph, { solid, x, y, ux, uy }: EdgePlace, bounds: Bounds): void {
  const { field, ground } = graph.trip;
  const out = outOf(graph, ux, uy);
  const off = { x: Math.round(x + ux * out), y: Math.round(y + uy * out) };
  if (
    topsAt(field.scene, ground, solid.top).some(({ corners }) => isInPolygon({ x: x + ux * 2, y: y + uy * 2 }, corners))
  )
    return;
  const on = inside(solid, { x, y }, insetOf(graph, ux, uy), { x: -ux, y: -uy });
  if (!on) return;
  const high = node(graph, { ...on, z: solid.top }, bounds);
  const low = node(graph, { ...off, z: groundBelow(field.scene, ground, off, solid.top - 1) }, bounds);
  if (ground.drop) link(graph, high, low, 'drop');
  if (!ground.climb) return;
  link(graph, low, high, 'climb');
  link(graph, high, low, 'climb');
}

/** A whole-tenth place about so far from an edge point, in a polygon. */
function inside({ corners }: Solid, { x, y }: Point, inset: number, { x: ux, y: uy }: Point): Point | null {
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
  const on = inside(solid, { x, y }, insetOf(graph, vx, vy), { x: -vx, y: -vy });
  const landing = inside(other, to, landingInset(graph, vx, vy), { x: vx, y: vy });
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

/** The node at a spot. Null off the table or over nothing. */
const node = (graph: Graph, at: Spot, bounds: Bounds): number | null => addPlace(graph, at, level(graph, at.z, bounds));

/** The place of a level, made when it is asked for first. */
function level(graph: Graph, z: Tenths, bounds: Bounds): number {
  const known = layerAt(graph, z);
  if (known >= 0) return known;
  addLayer(graph, z, bounds);
  return graph.layers.length - 1;
}

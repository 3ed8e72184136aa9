import type { Point } from '../shape.ts';
import type { Tenths } from '../units.ts';
import type { Bounds, Graph, Layer, Wall } from './graph.ts';
import { type End, endAt, lengthFor } from './graph-edge.ts';
import { cornerOf, isOnlyForLinks, type Search } from './graph-search.ts';
import { mayEndOn } from './ground.ts';
import { inflated } from './inflated-hull.ts';
import { crossingsOf } from './nearest-reachable.ts';
import { type Look, type Ray, raysAround, raysBetween } from './outline-rays.ts';
import { meetsHeight } from './path.ts';
import { type Round, radiusOf, roundOfBase, roundOfPolygon, roundOfRange } from './rounded-core.ts';
import { spanOf } from './segment-in-round.ts';
import { centreBounds } from './target.ts';

/** What can be reached on one level, for drawing. */
export interface Outline {
  readonly z: Tenths;
  /** Counter-clockwise polygons that may overlap: together, filled by the nonzero rule, they are the reach. */
  readonly polygons: readonly (readonly Point[])[];
  /** What can be passed but not ended on: draw it over the others. */
  readonly noEnd: readonly (readonly Point[])[];
}

/** The reach of a finished search as polygons, level by level. For drawing only: `has` is authoritative. */
export function outlinesOf(search: Search): readonly Outline[] {
  const { graph } = search;
  return graph.layers.map((layer, index) => ({
    z: layer.z,
    polygons: starsOf(search, layer, index),
    noEnd: noEnd(graph, layer.z),
  }));
}

function starsOf(search: Search, layer: Layer, index: number): Outline['polygons'] {
  const marks = [...(layer.tops ?? []).flatMap(({ corners }) => corners), ...crossingsOf(layer.walls)];
  return search.settled.flatMap(node => (search.graph.layerOf[node] === index ? star(search, layer, node, marks) : []));
}

/**
 * What can be reached from a node: all around if a way may bend freely there, otherwise only into its shape's shadow.
 */
function star(search: Search, layer: Layer, node: number, marks: readonly Point[]): Outline['polygons'] {
  const { graph, cost, limit, parent } = search;
  const rest = limit - cost[node]!;
  if (rest < Math.max(1, graph.trip.ground.atLeast ?? 0) || isShownBefore(search, layer, node)) return [];
  const at = endAt(graph, node);
  const near = layer.walls.filter(wall => isNear(wall, at, rest) || at.touched.includes(wall));
  const shape = graph.shapeOf[node]!;
  const look: Look = { at, far: rest, near, marks };
  const far = (ray: Ray): number => farAlong({ layer, near, at, rest }, ray);
  const clipped = (ring: readonly Point[]): readonly (readonly Point[])[] => {
    const inside = clippedTo(ring, centreBounds(graph.trip.field.scene, graph.half));
    return inside.length > 2 ? [inside] : [];
  };
  const from = parent[node]!;
  const dx = at.x - (graph.xs[from] ?? at.x);
  const dy = at.y - (graph.ys[from] ?? at.y);
  if (!shape || (dx === 0 && dy === 0)) return clipped(ringOf(at, raysAround(look), far));
  const { ax, ay, bx, by } = cornerOf(shape, node - shape.first);
  const left = ax * dy - ay * dx >= 0 && bx * dy - by * dx <= 0 && (ax + bx) * dx + (ay + by) * dy > 0;
  const rays = left
    ? raysBetween(look, { x: dx, y: dy }, { x: bx, y: by })
    : raysBetween(look, { x: -ax, y: -ay }, { x: dx, y: dy });
  return clipped([{ x: at.x, y: at.y }, ...ringOf(at, rays, far)]);
}

/**
 * Whether a way goes to a node only for its links, so that the star before it already shows the ground ahead, up to
 * slivers at the limit. Not if legs have a minimum cost: then a way to nearby ground may bend at such a node.
 */
const isShownBefore = (search: Search, { tops }: Layer, node: number): boolean =>
  tops === null && !search.graph.trip.ground.atLeast && isOnlyForLinks(search, node);

const isNear = (wall: Wall, { x, y }: Point, rest: number): boolean =>
  wall.left < x + rest && wall.right > x - rest && wall.low < y + rest && wall.high > y - rest;

function ringOf(at: Point, rays: readonly Ray[], far: (ray: Ray) => number): Point[] {
  const ring: Point[] = [];
  const push = (x: number, y: number): void => {
    const last = ring.at(-1);
    const point = { x: Math.round(x), y: Math.round(y) };
    if (!last || last.x !== point.x || last.y !== point.y) ring.push(point);
  };
  for (const ray of rays) {
    const length = Math.sqrt(ray.x * ray.x + ray.y * ray.y);
    const distance = far(ray);
    const end = Math.min(distance, ray.touches === 'none' ? distance : length);
    const out = (d: number): void => push(at.x + (ray.x / length) * d, at.y + (ray.y / length) * d);
    if (ray.touches === 'ends') out(end);
    out(distance);
    if (ray.touches === 'begins') out(end);
  }
  return ring;
}

/** The part of a polygon inside an upright rectangle. */
function clippedTo(ring: readonly Point[], { left, right, low, high }: Bounds): readonly Point[] {
  let clipped = ring;
  const cut = (inside: (p: Point) => number): void => {
    clipped = clipped.flatMap((a, i) => {
      const b = clipped[(i + 1) % clipped.length]!;
      const here = inside(a);
      const there = inside(b);
      const share = here / (here - there);
      const between = { x: Math.round(a.x + (b.x - a.x) * share), y: Math.round(a.y + (b.y - a.y) * share) };
      const crosses = here < 0 !== there < 0;
      return here < 0 ? (crosses ? [between] : []) : crosses ? [a, between] : [a];
    });
  };
  cut(({ x }) => x - left);
  cut(({ x }) => right - x);
  cut(({ y }) => y - low);
  cut(({ y }) => high - y);
  return clipped;
}

interface Looking {
  readonly layer: Layer;
  readonly near: readonly Wall[];
  readonly at: End;
  readonly rest: number;
}

/** The distance along a ray up to a wall, an edge of the level or the end of the allowance. */
function farAlong({ layer, near, at, rest }: Looking, ray: Ray): number {
  const length = Math.sqrt(ray.x * ray.x + ray.y * ray.y);
  const ux = ray.x / length;
  const uy = ray.y / length;
  let far = layer.areas.length === 0 ? rest : payable({ layer, near, at, rest }, ux, uy);
  for (const wall of near) {
    const hit = at.touched.includes(wall)
      ? trueEntry(at, wall.round, { x: ux, y: uy }, far)
      : entryAlong(wall, at, ux, uy);
    if (hit < far) far = hit;
  }
  return Math.max(0, Math.min(far, topAlong(layer, at, ux, uy)));
}

/** Where the allowance is used up, given the ground along the ray. */
function payable({ layer, at, rest }: Looking, ux: number, uy: number): number {
  const end = { x: Math.round(at.x + ux * rest), y: Math.round(at.y + uy * rest) };
  return lengthFor(layer.areas, at, end, { length: rest, rest });
}

function trueEntry(at: Point, round: Round, { x: ux, y: uy }: Point, far: number): number {
  const end = { x: Math.round(at.x + ux * far), y: Math.round(at.y + uy * far) };
  const span = spanOf(at, end, round);
  return span ? span.start.t * far : Infinity;
}

/** Where a ray enters the interior of a hull; never for one that only touches it. */
function entryAlong({ xs, ys, left, right, low, high }: Wall, at: Point, ux: number, uy: number): number {
  // Most walls lie to one side of the ray, or behind it.
  const cx = (left + right) / 2 - at.x;
  const cy = (low + high) / 2 - at.y;
  const wide = ((right - left) * Math.abs(uy) + (high - low) * Math.abs(ux)) / 2;
  const deep = ((right - left) * Math.abs(ux) + (high - low) * Math.abs(uy)) / 2;
  if (Math.abs(cx * uy - cy * ux) > wide || cx * ux + cy * uy < -deep) return Infinity;
  const n = xs.length;
  let enter = -Infinity;
  let leave = Infinity;
  let px = xs[n - 1]!;
  let py = ys[n - 1]!;
  for (let i = 0; i < n; i++) {
    const ex = xs[i]! - px;
    const ey = ys[i]! - py;
    const inside = ex * (at.y - py) - ey * (at.x - px);
    const speed = ex * uy - ey * ux;
    if (speed > 1e-9) enter = Math.max(enter, -inside / speed);
    else if (speed < -1e-9) leave = Math.min(leave, -inside / speed);
    else if (inside <= 0) return Infinity;
    px = xs[i]!;
    py = ys[i]!;
  }
  return leave - Math.max(enter, 0) > 1e-3 ? Math.max(enter, 0) : Infinity;
}

/** Where a ray leaves the tops below it, continuing from one to the next. */
function topAlong({ tops }: Layer, at: Point, ux: number, uy: number): number {
  if (!tops) return Infinity;
  let far = 0;
  for (let moved = true; moved; ) {
    moved = false;
    for (const { corners } of tops) {
      const out = leaves(corners, { x: at.x + ux * (far + 0.5), y: at.y + uy * (far + 0.5) }, ux, uy);
      if (out <= 0.5) continue;
      far += out;
      moved = true;
    }
  }
  return far;
}

function leaves(corners: readonly Point[], { x, y }: Point, ux: number, uy: number): number {
  let leave = Infinity;
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    const inside = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
    const speed = (b.x - a.x) * uy - (b.y - a.y) * ux;
    if (inside < 0) return 0;
    if (speed < 0) leave = Math.min(leave, -inside / speed);
  }
  return leave;
}

function noEnd({ trip, half }: Graph, z: Tenths): readonly (readonly Point[])[] {
  const { field, ground, mover } = trip;
  const rounds: Round[] = [];
  for (const solid of field.scene.solids) {
    const passage = ground.passages[solid.index]!;
    const passes = ground.flies || passage.pass.how !== 'closed';
    if (passes && !mayEndOn(passage) && meetsHeight(solid, z, mover.height))
      rounds.push(roundOfPolygon(solid.corners, half));
  }
  for (const other of field.others)
    if (ground.others(other) === 'over' && meetsHeight(other, z, mover.height)) rounds.push(roundOfBase(other, half));
  for (const zone of field.zones ?? []) {
    const round = zone.closed === 'end' ? roundOfRange(zone, half, { ...zone, z }) : null;
    if (round) rounds.push(round);
  }
  return rounds.map(round => {
    const { xs, ys } = inflated(round.core, radiusOf(round));
    return Array.from(xs, (x, i) => ({ x, y: ys[i]! }));
  });
}

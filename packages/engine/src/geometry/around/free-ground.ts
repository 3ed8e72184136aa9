import { perObject } from '../../cache.ts';
import { signOfProducts } from '../exact-signs.ts';
import { box } from '../polygon.ts';
import type { Mask, Scene } from '../scene.ts';
import type { Segment } from '../segment-distance.ts';
import type { Point } from '../shape.ts';
import { type Shape, type SpatialIndex, spatialIndexOf } from '../spatial-index.ts';
import type { Leg } from './leg-lengths.ts';

/**
 * The free ground of a table between some of its solids (walls), for finding shortest ways. A way may touch walls, but
 * gaps without width are closed: where two walls meet, or a wall meets the edge of the table, no way leads through. So
 * the ground to the left or right of a line decides, not the line itself.
 */
export interface Ways {
  readonly shapes: readonly Shape[];
  readonly index: SpatialIndex;
  /** Scratch memory for results of the index, with room for all shapes. */
  readonly nearby: Int32Array;
  /** The corners at which a way can bend or that it can touch. */
  readonly corners: readonly Corner[];
  /** For each corner, filled lazily: the corners it can reach in a straight line. */
  readonly links: (readonly Link[] | undefined)[];
}

/**
 * A corner of walls with the free directions around it, from `s` counter-clockwise to `e`: at least half a turn, since
 * no shortest way bends where less is free.
 */
export interface Corner extends Point {
  readonly sx: number;
  readonly sy: number;
  readonly ex: number;
  readonly ey: number;
}

export interface Link {
  readonly to: number;
  readonly leg: Leg;
  readonly length: number;
}

/** A stretch from a place in a direction (whole numbers) up to where the product with the direction is `end`. */
export interface Stretch extends Point {
  readonly dx: number;
  readonly dy: number;
  readonly end: number;
}

const LEFT = 1;
const RIGHT = 2;
const BOTH = 3;
/** The thickness of the walls outside the table's edges. */
const BEYOND = 16384;

const waysIn = perObject((scene: Scene) => perObject((walls: Mask) => compile(scene, walls)));

/** The ways between the solids of a mask; cached. */
export const waysOf = (scene: Scene, walls: Mask): Ways => waysIn(scene)(walls);

function compile(scene: Scene, walls: Mask): Ways {
  const solids: readonly Shape[] = scene.solids.filter(solid => walls[solid.index] === 1);
  const shapes = [...solids, ...edgesOf(scene)];
  const index = spatialIndexOf(shapes, scene);
  const nearby = new Int32Array(shapes.length);
  const places = new Map(solids.flatMap(({ corners }) => corners).map(p => [p.x * 65536 + p.y, p]));
  const corners: Corner[] = [];
  for (const p of places.values()) {
    const count = index.inBox(p.x, p.y, p.x, p.y, nearby);
    const corner = cornerAt(
      p,
      Array.from(nearby.subarray(0, count), i => shapes[i]!),
    );
    if (corner) corners.push(corner);
  }
  return { shapes, index, nearby, corners, links: corners.map(() => undefined) };
}

function edgesOf({ width, depth }: Scene): Shape[] {
  const block = (left: number, low: number, right: number, high: number): Shape => {
    const corners = [
      { x: left, y: low },
      { x: right, y: low },
      { x: right, y: high },
      { x: left, y: high },
    ];
    return { corners, box: box(corners) };
  };
  return [
    block(-BEYOND, -BEYOND, width + BEYOND, 0),
    block(-BEYOND, depth, width + BEYOND, depth + BEYOND),
    block(-BEYOND, -BEYOND, 0, depth + BEYOND),
    block(width, -BEYOND, width + BEYOND, depth + BEYOND),
  ];
}

/** The directions that a shape occupies at a place: from f counter-clockwise to t, at most half a turn. */
interface Arc {
  readonly fx: number;
  readonly fy: number;
  readonly tx: number;
  readonly ty: number;
}

/** The free directions at a place; null if less than half a turn is free. */
function cornerAt(p: Point, shapes: readonly Shape[]): Corner | null {
  const arcs: Arc[] = [];
  for (const { corners } of shapes) {
    const arc = arcAt(corners, p);
    if (arc === 'all') return null;
    if (arc) arcs.push(arc);
  }
  // All arcs lie within half a turn, clockwise from where the last of them ends.
  const last = arcs.find(({ tx: sx, ty: sy }) =>
    arcs.every(
      ({ fx, fy, tx, ty }) =>
        fx * sy - fy * sx >= 0 && tx * sy - ty * sx >= 0 && (fx * ty !== fy * tx || tx * sx + ty * sy > 0),
    ),
  );
  if (!last) return null;
  const { tx: sx, ty: sy } = last;
  let [ex, ey] = [sx, sy];
  for (const { fx, fy } of arcs) {
    const isOpposite = ex * sy === ey * sx && ex * sx + ey * sy < 0;
    const fIsOpposite = fx * sy === fy * sx && fx * sx + fy * sy < 0;
    if (!isOpposite && (fIsOpposite || fx * ey - fy * ex > 0)) [ex, ey] = [fx, fy];
  }
  return { x: p.x, y: p.y, sx, sy, ex, ey };
}

function arcAt(corners: readonly Point[], p: Point): Arc | 'all' | null {
  let edge: Arc | null = null;
  for (let i = 0, a = corners[corners.length - 1]!; i < corners.length; i++) {
    const b = corners[i]!;
    const turn = (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);
    if (turn < 0) return null;
    if (b.x === p.x && b.y === p.y) {
      const next = corners[(i + 1) % corners.length]!;
      return { fx: next.x - p.x, fy: next.y - p.y, tx: a.x - p.x, ty: a.y - p.y };
    }
    if (turn === 0) edge = { fx: b.x - a.x, fy: b.y - a.y, tx: a.x - b.x, ty: a.y - b.y };
    a = b;
  }
  return edge ?? 'all';
}

/** On which sides of a direction the ground at a corner is free. */
export function sidesAt({ sx, sy, ex, ey }: Corner, dx: number, dy: number): number {
  const toStart = dx * sy - dy * sx;
  const fromEnd = ex * dy - ey * dx;
  if (toStart > 0 && fromEnd > 0) return 0;
  if (toStart === 0 && dx * sx + dy * sy > 0) return LEFT;
  return fromEnd === 0 && dx * ex + dy * ey > 0 ? RIGHT : BOTH;
}

const across = (sides: number): number => (sides === LEFT ? RIGHT : sides === RIGHT ? LEFT : sides);

/**
 * On which sides a stretch is free from end to end. None if it enters a wall, or if a corner lies on it: then it
 * consists of two stretches, which the corner joins.
 */
export function freeSides({ shapes, index, nearby }: Ways, { x, y, dx, dy, end }: Stretch): number {
  if (end === 0) return BOTH;
  const square = dx * dx + dy * dy;
  const t = end / square;
  const count = index.nearSegment(x, y, x + dx * t, y + dy * t, 0, nearby);
  let sides = BOTH;
  for (let k = 0; k < count; k++) {
    const { corners } = shapes[nearby[k]!]!;
    let left = false;
    let right = false;
    let isClear = false;
    // The range in which corners lie on the line.
    let from = Infinity;
    let to = -Infinity;
    for (let i = 0, a = corners[corners.length - 1]!; i < corners.length; i++) {
      const b = corners[i]!;
      const turn = dx * (b.y - y) - dy * (b.x - x);
      if (turn > 0) left = true;
      else if (turn < 0) right = true;
      else {
        const at = dx * (b.x - x) + dy * (b.y - y);
        if (at > 0 && at < end) return 0;
        if (at < from) from = at;
        if (at > to) to = at;
      }
      if (!isClear) {
        const start = (b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x);
        // How far the stretch moves inward of the edge: its end is at start + inward * end / square.
        const inward = (b.x - a.x) * dy - (b.y - a.y) * dx;
        if (start <= 0 && (inward <= 0 || endSide(start, inward, end, square) <= 0)) isClear = true;
      }
      a = b;
    }
    if (left && right) {
      if (!isClear) return 0;
    } else if (from < to && from <= 0 && to >= end) sides &= left ? RIGHT : LEFT;
  }
  return sides;
}

const endSide = (start: number, inward: number, end: number, square: number): number =>
  end === square ? start + inward : signOfProducts(start, square, -inward, end);

/** The shortest stretch from a place to a core, and its length. */
export function stretchTo(
  { ax, ay, bx, by }: Segment,
  { x, y }: Point,
): { readonly stretch: Stretch; readonly leg: Leg } {
  const [dx, dy] = [bx - ax, by - ay];
  const along = (x - ax) * dx + (y - ay) * dy;
  const square = dx * dx + dy * dy;
  if (along > 0 && along < square) {
    const n = dx * (y - ay) - dy * (x - ax);
    const sign = n < 0 ? -1 : 1;
    return { stretch: { x, y, dx: sign * dy, dy: -sign * dx, end: sign * n }, leg: { n, l: square } };
  }
  const [ex, ey] = along <= 0 ? [ax - x, ay - y] : [bx - x, by - y];
  const end = ex * ex + ey * ey;
  return { stretch: { x, y, dx: ex, dy: ey, end }, leg: { n: end, l: 0 } };
}

/** Where a stretch ends; not always whole. */
export function endOf({ x, y, dx, dy, end }: Stretch): Point {
  const square = dx * dx + dy * dy;
  return end === square ? { x: x + dx, y: y + dy } : { x: x + (dx * end) / square, y: y + (dy * end) / square };
}

/**
 * Whether a stretch that begins at a corner is free, on a side that is free there, and a shortest way may bend there.
 */
export function isFreeFrom(ways: Ways, corner: Corner, stretch: Stretch): boolean {
  const { dx, dy, end } = stretch;
  if (end === 0) return true;
  const sides = sidesAt(corner, dx, dy);
  return sides !== 0 && sidesAt(corner, -dx, -dy) !== 0 && (freeSides(ways, stretch) & sides) !== 0;
}

/** The corners that a corner reaches in a straight line such that a shortest way may bend at both. */
export function linksOf(ways: Ways, from: number): readonly Link[] {
  const ready = ways.links[from];
  if (ready) return ready;
  const a = ways.corners[from]!;
  const links: Link[] = [];
  for (const [to, b] of ways.corners.entries()) {
    const [dx, dy] = [b.x - a.x, b.y - a.y];
    if (to === from || sidesAt(a, -dx, -dy) === 0 || sidesAt(b, dx, dy) === 0) continue;
    const sides = sidesAt(a, dx, dy) & across(sidesAt(b, -dx, -dy));
    const end = dx * dx + dy * dy;
    if (sides === 0 || (freeSides(ways, { x: a.x, y: a.y, dx, dy, end }) & sides) === 0) continue;
    links.push({ to, leg: { n: end, l: 0 }, length: Math.sqrt(end) });
  }
  ways.links[from] = links;
  return links;
}

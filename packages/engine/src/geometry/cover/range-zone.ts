import type { Sign } from '../exact-signs.ts';
import { comparePointDistance, compareSegmentDistance, type Segment } from '../segment-distance.ts';
import type { Point } from '../shape.ts';
import { keepMaking } from './exact-tangents.ts';
import type { SolidRows } from './feature-rows.ts';
import { type Discs, put } from './tangents.ts';

/** All points within a distance of a base: within `k` of its core. The exact value of k is near + sqrt(square). */
export interface Zone {
  /** Whether there is a limit at all, and whether nothing is within it. */
  isSet: boolean;
  isEmpty: boolean;
  core: Segment;
  near: number;
  square: number;
  k: number;
}

/**
 * How the limits of a test are applied while spans are found. For level lines, limits seen from above are exact. For
 * lines that slope, such a limit only tells what surely holds, for every line, or perhaps, for some line.
 */
export type Taken = 'exactly' | 'surely' | 'perhaps';

/** The reach, seen from above, of a test's limits for lines that slope; below 0 if nothing is within. */
export interface FlatLimits {
  within: number;
  beyond: number;
  viewerBeyond: number;
}

export const newZone = (): Zone => ({
  isSet: false,
  isEmpty: true,
  core: { ax: 0, ay: 0, bx: 0, by: 0 },
  near: 0,
  square: 0,
  k: 0,
});

/** Sets a zone. Distances are straight in space: to something `high` above or below, a limit reaches less far. */
export function setZone(
  of: Zone,
  base: Segment & { readonly r: number },
  limit: number | undefined,
  high: number,
): void {
  of.core = base;
  of.isSet = limit !== undefined;
  const x = limit ?? 0;
  of.isEmpty = x < high;
  of.near = high === 0 ? base.r + x : base.r;
  of.square = high === 0 ? 0 : Math.max(0, x * x - high * high);
  of.k = of.near + Math.sqrt(of.square);
}

/** How far something from bottom to top is above or below a base at z. */
export const heightOff = (z: number, bottom: number, top: number): number => Math.max(0, bottom - z, z - top);

const CLEAR = 1e-6;

/** One edge of an outline, in scratch memory that is reused for each. */
interface Edge extends Segment {
  ax: number;
  ay: number;
  bx: number;
  by: number;
}

const newEdge = (): Edge => ({ ax: 0, ay: 0, bx: 0, by: 0 });

/** Sets the edge of solid i that ends at corner k. */
function setEdge(edge: Edge, g: SolidRows, i: number, k: number): void {
  const before = k === g.starts[i] ? g.starts[i + 1]! - 1 : k - 1;
  edge.ax = g.x[before]!;
  edge.ay = g.y[before]!;
  edge.bx = g.x[k]!;
  edge.by = g.y[k]!;
}

/**
 * The exact sign of the distance between a solid and a zone's core less the zone's k; `gap` is that distance as a
 * double.
 */
export function compareSolid(g: SolidRows, i: number, z: Zone, gap: number): Sign {
  const apart = gap - z.k;
  if (apart > CLEAR) return 1;
  if (apart < -CLEAR) return -1;
  const edge = newEdge();
  let least: Sign = 1;
  for (let k = g.starts[i]!; k < g.starts[i + 1]!; k++) {
    setEdge(edge, g, i, k);
    const sign = compareSegmentDistance(edge, z.core, z);
    if (sign < least) least = sign;
  }
  return least;
}

/** The distance between a solid and a core, as a double. */
export function gapToSegment(g: SolidRows, i: number, c: Segment): number {
  if (c.ax !== c.bx || c.ay !== c.by) return gapToLongSegment(g, i, c);
  const { x, y } = g;
  const end = g.starts[i + 1]!;
  let least = Infinity;
  let isInside = true;
  for (let k = g.starts[i]!, p = end - 1; k < end; p = k++) {
    const px = x[p]!;
    const py = y[p]!;
    const dx = x[k]! - px;
    const dy = y[k]! - py;
    const ex = c.ax - px;
    const ey = c.ay - py;
    const beside = dx * ey - dy * ex;
    if (beside >= 0) continue;
    // Outside this edge.
    isInside = false;
    const along = dx * ex + dy * ey;
    const length = dx * dx + dy * dy;
    let apart = (beside * beside) / length;
    if (along < 0) apart = ex * ex + ey * ey;
    else if (along > length) apart = (ex - dx) * (ex - dx) + (ey - dy) * (ey - dy);
    if (apart < least) least = apart;
  }
  return isInside ? 0 : Math.sqrt(least);
}

function gapToLongSegment(g: SolidRows, i: number, c: Segment): number {
  const edge = newEdge();
  let least = Infinity;
  let isInside = true;
  for (let k = g.starts[i]!; k < g.starts[i + 1]!; k++) {
    setEdge(edge, g, i, k);
    least = Math.min(least, squareBetween(edge, c));
    if (turn(edge, c.ax, c.ay) < 0) isInside = false;
  }
  return isInside ? 0 : Math.sqrt(least);
}

/** The square of the distance from a point to a core. */
export function squareToSegment(x: number, y: number, c: Segment): number {
  const dx = c.bx - c.ax;
  const dy = c.by - c.ay;
  const ex = x - c.ax;
  const ey = y - c.ay;
  const along = ex * dx + ey * dy;
  if (along <= 0) return ex * ex + ey * ey;
  const length = dx * dx + dy * dy;
  if (along >= length) {
    const fx = x - c.bx;
    const fy = y - c.by;
    return fx * fx + fy * fy;
  }
  const beside = dx * ey - dy * ex;
  return (beside * beside) / length;
}

/** The square of the distance between two cores. */
export function squareBetween(a: Segment, b: Segment): number {
  if (a.ax === a.bx && a.ay === a.by) return squareToSegment(a.ax, a.ay, b);
  const p = turn(a, b.ax, b.ay);
  const q = turn(a, b.bx, b.by);
  const r = turn(b, a.ax, a.ay);
  const s = turn(b, a.bx, a.by);
  if (p > 0 !== q > 0 && r > 0 !== s > 0) return 0;
  return Math.min(
    squareToSegment(a.ax, a.ay, b),
    squareToSegment(a.bx, a.by, b),
    squareToSegment(b.ax, b.ay, a),
    squareToSegment(b.bx, b.by, a),
  );
}

const turn = (c: Segment, x: number, y: number): number => (c.bx - c.ax) * (y - c.ay) - (c.by - c.ay) * (x - c.ax);

/** Whether a point is in a zone (its edge included); exact. */
export function isInZone(z: Zone, x: number, y: number): boolean {
  const apart = squareToSegment(x, y, z.core) - z.k * z.k;
  if (Math.abs(apart) > CLEAR * (1 + z.k)) return apart < 0;
  return comparePointDistance(x, y, z.core, z) <= 0;
}

/** Whether a whole solid is in a zone: zones are convex, so its corners decide. */
export function isSolidInZone(g: SolidRows, i: number, z: Zone): boolean {
  for (let k = g.starts[i]!; k < g.starts[i + 1]!; k++) if (!isInZone(z, g.x[k]!, g.y[k]!)) return false;
  return true;
}

/** Adds the corners of a solid that are in a zone, and the points where its outline enters or leaves the zone. */
export function putCommon(into: Discs, g: SolidRows, i: number, z: Zone): void {
  putOutline(into, g, i, { zone: z, withCorners: true });
}

/** Adds only the points where its outline enters or leaves the zone. */
export function putCuts(into: Discs, g: SolidRows, i: number, z: Zone): void {
  putOutline(into, g, i, { zone: z, withCorners: false });
}

interface Put {
  readonly zone: Zone;
  readonly withCorners: boolean;
}

function putOutline(into: Discs, g: SolidRows, i: number, { zone: z, withCorners }: Put): void {
  const edge = newEdge();
  let wasIn = isInZone(z, g.x[g.starts[i + 1]! - 1]!, g.y[g.starts[i + 1]! - 1]!);
  for (let k = g.starts[i]!; k < g.starts[i + 1]!; k++) {
    const is = isInZone(z, g.x[k]!, g.y[k]!);
    if (!is || !wasIn) {
      setEdge(edge, g, i, k);
      if (is || wasIn || comesIn(z, edge)) {
        if (!wasIn) putCut(into, z, edge, -1);
        if (!is) putCut(into, z, edge, 1);
      }
    }
    if (is && withCorners) put(into, g.x[k]!, g.y[k]!, -1);
    wasIn = is;
  }
}

/** Whether an edge with both ends outside a zone enters or touches it. */
function comesIn(z: Zone, edge: Segment): boolean {
  const apart = Math.sqrt(squareBetween(edge, z.core)) - z.k;
  return Math.abs(apart) > CLEAR ? apart < 0 : compareSegmentDistance(edge, z.core, z) <= 0;
}

/**
 * Adds the point where an edge enters (`way` -1) or leaves (1) a zone: the outermost of those with its circles and
 * straight sides. An edge that meets the zone but neither circle crosses a straight side, so there always is one.
 */
function putCut(into: Discs, z: Zone, edge: Segment, way: 1 | -1): void {
  const { core } = z;
  const { makings } = into;
  const making = makings.next;
  making.kind = 1;
  making.ax = edge.ax;
  making.ay = edge.ay;
  making.bx = edge.bx;
  making.by = edge.by;
  making.cx = core.ax;
  making.cy = core.ay;
  making.k = z.k;
  making.sign = way;
  let at = onCircle(edge, { x: core.ax, y: core.ay }, z.k, way);
  if (core.ax !== core.bx || core.ay !== core.by) {
    const other = onCircle(edge, { x: core.bx, y: core.by }, z.k, way);
    if (Number.isNaN(at) || way * other > way * at) {
      at = other;
      making.cx = core.bx;
      making.cy = core.by;
    }
    const side = onSide(z, edge, way);
    // Also true if no circle is met: then `at` is NaN.
    if (side !== null && !(way * side.at <= way * at)) {
      at = side.at;
      making.kind = 2;
      making.sign = side.sign;
      making.cx = core.ax;
      making.cy = core.ay;
      making.ex = core.bx;
      making.ey = core.by;
    }
  }
  const t = Math.min(1, Math.max(0, at));
  put(into, edge.ax + t * (edge.bx - edge.ax), edge.ay + t * (edge.by - edge.ay), keepMaking(makings));
}

/** At which share of its length the edge enters or leaves a circle; NaN if it never does. */
function onCircle(edge: Segment, { x, y }: Point, k: number, way: 1 | -1): number {
  const dx = edge.bx - edge.ax;
  const dy = edge.by - edge.ay;
  const ex = edge.ax - x;
  const ey = edge.ay - y;
  const dd = dx * dx + dy * dy;
  const b = dx * ex + dy * ey;
  const beside = dx * ey - dy * ex;
  const q = k * k * dd - beside * beside;
  // For an edge that touches, rounding may give a little less than 0.
  if (q < 0 && q < -CLEAR * k * dd) return Number.NaN;
  return (way * Math.sqrt(Math.max(0, q)) - b) / dd;
}

/** The same for the straight sides of a long zone; null if the edge does not meet the one it could cross. */
function onSide({ core, k }: Zone, edge: Segment, way: 1 | -1): { readonly at: number; readonly sign: number } | null {
  const cx = core.bx - core.ax;
  const cy = core.by - core.ay;
  const length = Math.sqrt(cx * cx + cy * cy);
  const slope = cx * (edge.by - edge.ay) - cy * (edge.bx - edge.ax);
  if (slope === 0) return null;
  const sign = slope > 0 ? way : -way;
  const at = (sign * k * length - turn(core, edge.ax, edge.ay)) / slope;
  const x = edge.ax + at * (edge.bx - edge.ax) - core.ax;
  const y = edge.ay + at * (edge.by - edge.ay) - core.ay;
  const along = x * cx + y * cy;
  return along < 0 || along > length * length ? null : { at, sign };
}

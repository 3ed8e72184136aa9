// Obstacles for a base's centre on one level, in doubles: a quick filter before the exact judge.
import {
  type BaseSize,
  coreOf,
  halfOf,
  INCH,
  type Point,
  rimOf,
  type Spot,
  type Standing,
  type Tenths,
  type Trip,
} from '@little-wars/engine/geometry';

/** All points nearer than r to a convex core: one point, a segment, or counter-clockwise corners. */
export interface Obstacle extends Box {
  readonly core: readonly Point[];
  readonly r: number;
}

export interface Box {
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/** An obstacle that adds a price to the length of a path through it. */
export interface Priced {
  readonly obstacle: Obstacle;
  readonly price: Tenths;
}

/** A base, and a range around it. */
export interface Ring extends Standing {
  readonly range: Tenths;
  /** Up to this height difference the range is measured from above; if absent, it is measured in space. */
  readonly up?: Tenths;
  /** Something else that the base must also be near to. */
  readonly beside?: Beside;
}

/** Convex outlines, and the range of one of them within which a base must be, at any height. */
export interface Beside {
  readonly outlines: readonly (readonly Point[])[];
  readonly range: Tenths;
}

export interface Area {
  readonly at: Point;
  readonly within: number;
  /** A path must reach one of these boxes; obstacles off every such path are ignored. */
  readonly to?: readonly Box[];
  /** A margin for bends around obstacles and for paths slightly beyond the allowance. */
  readonly aside?: number;
}

/** The area that a move may cross; with goals, only what may be on the way to one of them. */
export function areaOf({ trip, from, allowance, goals }: Bound): Area {
  const area = { at: from, within: allowance };
  if (goals === null) return area;
  const reach = spanOf(trip);
  const to = goals.map(goal => around(coreOf(goal), rimOf(goal) + goal.range + reach));
  return { ...area, to, aside: 2 * (reach + INCH) };
}

/** A move from a spot to goals, or to anywhere. */
interface Bound {
  readonly trip: Trip;
  readonly from: Spot;
  readonly allowance: Tenths;
  readonly goals: readonly Ring[] | null;
}

/** The farthest that a base reaches from its centre. */
export const spanOf = ({ mover }: Trip): number => {
  const { x, y, r, wx, wy } = halfOf(mover.size);
  return Math.sqrt(x * x + y * y) + Math.sqrt(wx * wx + wy * wy) + r;
};

/** How far from a base the edge may be at the low end of a climb or drop. */
export const withinOf = ({ climb, drop }: Trip['ground']): Tenths => Math.max(climb?.within ?? 0, drop?.within ?? 0);

/** The radius of the circle inside a base however it is turned; a tenth less if corners are rounded to whole tenths. */
export function leastRadius(size: BaseSize): number {
  if (size.shape === 'round') return size.diameter / 2;
  return size.shape === 'long' ? size.width / 2 : size.width / 2 - 1;
}

/** The area within the range of a base, for a centre at a height; null if the height alone puts it out of range. */
export function obstacleOf(ring: Ring, r: number, z: Tenths): Obstacle | null {
  const { up } = ring;
  if (up !== undefined) return Math.abs(z - ring.z) > up ? null : around(coreOf(ring), r + rimOf(ring) + ring.range);
  const apart = ring.range * ring.range - (z - ring.z) * (z - ring.z);
  return apart < 0 ? null : around(coreOf(ring), r + rimOf(ring) + Math.sqrt(apart));
}

/** Whether a base with this reach at a place may be near enough to one of the outlines. */
export const mayBeBeside = ({ beside }: Ring, at: Point, reach: number): boolean =>
  beside === undefined || beside.outlines.some(outline => gapAt(outline, at) <= reach + beside.range);

/** All points nearer than r to a core. */
export function around(core: readonly Point[], r: number): Obstacle {
  let { x: left, y: low } = core[0]!;
  let right = left;
  let high = low;
  for (const { x, y } of core) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return { core, r, left: left - r, right: right + r, low: low - r, high: high + r };
}

/** Whether a box, grown by `more` on every side, enters an area. */
export function isNear(box: Box, { at, within, to, aside = 0 }: Area, more: number): boolean {
  const { left, right, low, high } = box;
  if (left - more > at.x + within || right + more < at.x - within) return false;
  if (low - more > at.y + within || high + more < at.y - within) return false;
  if (to === undefined) return true;
  const rest = within + aside + 2 * more - apart(box, { left: at.x, right: at.x, low: at.y, high: at.y });
  return to.some(goal => apart(box, goal) <= rest);
}

/** The distance between two boxes. */
function apart(a: Box, b: Box): number {
  const dx = Math.max(a.left - b.right, b.left - a.right, 0);
  const dy = Math.max(a.low - b.high, b.low - a.high, 0);
  return Math.sqrt(dx * dx + dy * dy);
}

/** Whether two boxes are within a distance of each other along both axes. */
export const doMeet = (a: Box, b: Box, more = 0): boolean =>
  a.left - more <= b.right && a.right + more >= b.left && a.low - more <= b.high && a.high + more >= b.low;

/** The box around several. */
export function boxAround(boxes: readonly Box[]): Box {
  let left = Infinity;
  let right = -Infinity;
  let low = Infinity;
  let high = -Infinity;
  for (const box of boxes) {
    left = Math.min(left, box.left);
    right = Math.max(right, box.right);
    low = Math.min(low, box.low);
    high = Math.max(high, box.high);
  }
  return { left, right, low, high };
}

/** Whether a place is in a box grown by `more` on every side. */
export const isInBox = ({ x, y }: Point, { left, right, low, high }: Box, more: number): boolean =>
  x >= left - more && x <= right + more && y >= low - more && y <= high + more;

/** A tolerance, so that the filter never refuses what the exact judge would allow. */
const SURE = 0.5;

/** Whether a line certainly passes through an obstacle. Those hit last are tried first: similar lines follow. */
export function blockedBy(obstacles: readonly Obstacle[]): (a: Point, b: Point) => boolean {
  const list = [...obstacles];
  return (a, b) => {
    for (let i = 0; i < list.length; i++) {
      const obstacle = list[i]!;
      if (!passes(obstacle, a, b)) continue;
      list[i] = list[0]!;
      list[0] = obstacle;
      return true;
    }
    return false;
  };
}

/** The least that a line costs beside its length: the highest price of what it certainly passes through. */
export function leastPrice(priced: readonly Priced[], a: Point, b: Point): Tenths {
  let least = 0;
  for (const { obstacle, price } of priced) if (price > least && passes(obstacle, a, b)) least = price;
  return least;
}

/** Whether a line certainly passes through an obstacle; bounding boxes are compared first. */
function passes({ core, r, left, right, low, high }: Obstacle, a: Point, b: Point): boolean {
  if ((left >= a.x && left >= b.x) || (right <= a.x && right <= b.x)) return false;
  if ((low >= a.y && low >= b.y) || (high <= a.y && high <= b.y)) return false;
  return comesWithin(core, a, b, r - SURE);
}

/** Whether a place is certainly inside one of the obstacles. */
export function isInside(obstacles: readonly Obstacle[], at: Point): boolean {
  const { x, y } = at;
  for (const { core, r, left, right, low, high } of obstacles) {
    if (left >= x || right <= x || low >= y || high <= y) continue;
    if (gapAt(core, at, r) < r - SURE) return true;
  }
  return false;
}

/** The distance between a convex core and a place; above `enough`, any value of at least that may be returned. */
export function gapAt(core: readonly Point[], at: Point, enough = Infinity): number {
  const n = core.length;
  const { x, y } = at;
  const first = core[0]!;
  if (n === 1) return Math.sqrt((first.x - x) * (first.x - x) + (first.y - y) * (first.y - y));
  let least = Infinity;
  let outside = false;
  for (let i = 0; i < n; i++) {
    const p = core[i]!;
    const q = core[i + 1 === n ? 0 : i + 1]!;
    const across = (q.x - p.x) * (y - p.y) - (q.y - p.y) * (x - p.x);
    if (across < 0) {
      outside = true;
      const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
      if (across / length <= -enough) return enough;
    } else if (n > 2) continue;
    least = Math.min(least, fromSegment(at, p, q));
  }
  return outside || n === 2 ? least : 0;
}

/** The distance between two convex cores. */
export function gapBetween(a: readonly Point[], b: readonly Point[]): number {
  if (b.length === 1) return gapAt(a, b[0]!);
  let least = gapAt(b, a[0]!);
  for (let i = 0; i < b.length; i++) least = Math.min(least, gapOf(a, b[i]!, b[i + 1 === b.length ? 0 : i + 1]!));
  return least;
}

/** The distance between a convex core and a segment; above `enough`, any value of at least that may be returned. */
export function gapOf(core: readonly Point[], a: Point, b: Point, enough = Infinity): number {
  const n = core.length;
  if (n === 1) return fromSegment(core[0]!, a, b);
  let least = Infinity;
  let outside = false;
  for (let i = 0; i < n; i++) {
    const p = core[i]!;
    const q = core[i + 1 === n ? 0 : i + 1]!;
    const length = Math.sqrt((q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y));
    const one = ((q.x - p.x) * (a.y - p.y) - (q.y - p.y) * (a.x - p.x)) / length;
    const other = ((q.x - p.x) * (b.y - p.y) - (q.y - p.y) * (b.x - p.x)) / length;
    if (one <= -enough && other <= -enough) return enough;
    if (one < 0) outside = true;
    if (one < 0 !== other < 0 && doCross(p, q, a, b)) return 0;
    least = Math.min(least, fromSegment(p, a, b), fromSegment(a, p, q), fromSegment(b, p, q));
  }
  return outside || n === 2 ? least : 0;
}

/** Whether `gapOf` is less than `near`, with early exits: the hottest test of a search, and mostly decided early. */
export function comesWithin(core: readonly Point[], a: Point, b: Point, near: number): boolean {
  const n = core.length;
  if (n === 1) return fromSegment(core[0]!, a, b) < near;
  let outside = n === 2;
  for (let i = 0; i < n; i++) {
    const p = core[i]!;
    const q = core[i + 1 === n ? 0 : i + 1]!;
    const one = side(p, q, a);
    const other = side(p, q, b);
    if (one < 0) outside = true;
    if (one >= 0 && other >= 0) continue;
    if (one < 0 !== other < 0) {
      if (doCross(p, q, a, b)) return near > 0;
      continue;
    }
    const least = Math.min(-one, -other);
    const squared = (q.x - p.x) * (q.x - p.x) + (q.y - p.y) * (q.y - p.y);
    if (least * least >= near * near * squared) return false;
  }
  if (!outside) return near > 0;
  for (let i = 0; i < n; i++) {
    const p = core[i]!;
    const q = core[i + 1 === n ? 0 : i + 1]!;
    if (fromSegment(p, a, b) < near || fromSegment(a, p, q) < near || fromSegment(b, p, q) < near) return true;
  }
  return false;
}

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

const doCross = (p: Point, q: Point, a: Point, b: Point): boolean => side(a, b, p) < 0 !== side(a, b, q) < 0;

/** The distance of a point from a segment. */
export function fromSegment({ x, y }: Point, a: Point, b: Point): number {
  const { x: ax, y: ay } = a;
  const dx = b.x - ax;
  const dy = b.y - ay;
  const px = x - ax;
  const py = y - ay;
  const squared = dx * dx + dy * dy;
  const share = squared === 0 ? 0 : Math.max(0, Math.min(1, (px * dx + py * dy) / squared));
  const ex = px - share * dx;
  const ey = py - share * dy;
  return Math.sqrt(ex * ex + ey * ey);
}

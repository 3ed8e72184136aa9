import { keyed } from '../../cache.ts';
import type { Point } from '../shape.ts';
import type { Tenths } from '../units.ts';

/** A convex polygon on whole numbers, counter-clockwise. */
export interface Hull {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
  readonly left: number;
  readonly right: number;
  readonly low: number;
  readonly high: number;
}

/**
 * An upper bound on the distance of a hull from the round inside it, in tenths: 2 for the corners between its
 * directions (a little more beside an edge of the core) and 1.5 for rounding to whole numbers. Less than 0.016".
 */
export const LOSS: Tenths = 4;

/** Added to the radius before rounding: a corner moves by at most sqrt(1/2), so the round stays wholly inside. */
const MARGIN = 0.75;

/** Steps of a circle, and up to what radius 2 tenths are enough: r (1 / cos(180°/n) - 1) <= 2. */
const STEPS_FOR: readonly (readonly [steps: number, radius: number])[] = [
  [16, 102],
  [24, 231],
  [32, 413],
  [48, 932],
  [64, 1658],
  [96, 3733],
  [192, Infinity],
];

export const stepsFor = (radius: number): number => STEPS_FOR.find(([, most]) => radius <= most)![0];

export interface Directions {
  readonly xs: Float64Array;
  readonly ys: Float64Array;
}

const directionsBySteps = keyed<number, Directions>(64);

/** Unit vectors all around, from east counter-clockwise: 3 or 4 times a power of two of them. */
export const directionsAround = (steps: number): Directions => directionsBySteps(steps, () => makeDirections(steps));

/** Halves 120° or 90° until there are enough. */
function makeDirections(steps: number): Directions {
  let count = steps % 3 === 0 ? 3 : 4;
  let c = count === 3 ? -0.5 : 0;
  let s = count === 3 ? Math.sqrt(0.75) : 1;
  while (count < steps) {
    const half = Math.sqrt((1 + c) / 2);
    s /= 2 * half;
    c = half;
    count *= 2;
  }
  const xs = new Float64Array(count);
  const ys = new Float64Array(count);
  xs[0] = 1;
  for (let i = 1; i < count; i++) {
    xs[i] = xs[i - 1]! * c - ys[i - 1]! * s;
    ys[i] = ys[i - 1]! * c + xs[i - 1]! * s;
  }
  return { xs, ys };
}

/**
 * A hull about all points within a radius of a convex core, touching it (but for the loss) in evenly spaced directions.
 */
export function inflated(core: readonly Point[], radius: number): Hull {
  const [at] = core;
  const isPoint = at !== undefined && core.length === 1 && Number.isInteger(at.x) && Number.isInteger(at.y);
  return isPoint ? movedTo(aroundOrigin(radius), at) : inflatedBy(core, radius, directionsAround(stepsFor(radius)));
}

const aroundPoints = keyed<number, Hull>(256);

/** The hull about a point, which has the same form everywhere. */
const aroundOrigin = (radius: number): Hull =>
  aroundPoints(radius, () => inflatedBy([{ x: 0, y: 0 }], radius, directionsAround(stepsFor(radius))));

function movedTo({ xs, ys, left, right, low, high }: Hull, { x, y }: Point): Hull {
  const movedX = new Float64Array(xs.length);
  const movedY = new Float64Array(xs.length);
  for (let i = 0; i < xs.length; i++) {
    movedX[i] = xs[i]! + x;
    movedY[i] = ys[i]! + y;
  }
  return { xs: movedX, ys: movedY, left: left + x, right: right + x, low: low + y, high: high + y };
}

/** The same in given directions; with few of them it is farther away at corners. */
export function inflatedBy(core: readonly Point[], radius: number, directions: Directions): Hull {
  const rough: Rough = { xs: [], ys: [], radius: radius + MARGIN };
  if (radius === 0) for (const { x, y } of core) pushCorner(rough, x, y);
  else if (core.length === 1) aroundPoint(rough, core[0]!, directions);
  else aroundCore(rough, core, directions);
  return convex(rough);
}

/** The corners of a hull being built, and its distance from the core. */
interface Rough {
  readonly xs: number[];
  readonly ys: number[];
  readonly radius: number;
}

/** Every second direction of twice as many: those between the ones of `directionsAround(steps)`. */
export function directionsBetween(steps: number): Directions {
  const { xs, ys } = directionsAround(2 * steps);
  return { xs: xs.filter((_, i) => i % 2 === 1), ys: ys.filter((_, i) => i % 2 === 1) };
}

function pushCorner({ xs, ys }: Rough, x: number, y: number): void {
  xs.push(Math.round(x));
  ys.push(Math.round(y));
}

/** The corner between two tangents of a circle: where the lines with these outward normals meet. */
function pushBetween(rough: Rough, at: Point, u: Point, v: Point): void {
  const k = rough.radius / (1 + u.x * v.x + u.y * v.y);
  pushCorner(rough, at.x + k * (u.x + v.x), at.y + k * (u.y + v.y));
}

const direction = ({ xs, ys }: Directions, i: number): Point => ({ x: xs[i]!, y: ys[i]! });

function aroundPoint(rough: Rough, at: Point, directions: Directions): void {
  const n = directions.xs.length;
  for (let i = 0; i < n; i++) pushBetween(rough, at, direction(directions, i), direction(directions, (i + 1) % n));
}

function aroundCore(rough: Rough, core: readonly Point[], directions: Directions): void {
  const n = core.length;
  let before = outward(core[n - 1]!, core[0]!);
  for (let i = 0; i < n; i++) {
    const after = outward(core[i]!, core[(i + 1) % n]!);
    aroundCorner(rough, core[i]!, directions, [before, after]);
    before = after;
  }
}

function outward(a: Point, b: Point): Point {
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const length = Math.sqrt(dx * dx + dy * dy);
  return { x: dy / length, y: -dx / length };
}

/** Directions nearer to an edge's own than this are left out: they would only make corners in one place. */
const CLOSE = 0.02;

/**
 * From the direction of one edge counter-clockwise to that of the next, by the evenly spaced directions between them.
 */
function aroundCorner(rough: Rough, at: Point, { xs, ys }: Directions, [u, v]: readonly [Point, Point]): void {
  const n = xs.length;
  const isPast = (i: number): boolean => u.x * ys[i]! - u.y * xs[i]! > CLOSE;
  let last = u;
  let i = 0;
  while (i < n && !(isPast(i) && !isPast((i + n - 1) % n))) i++;
  const flat = u.x * v.y - u.y * v.x < CLOSE && u.x * v.x + u.y * v.y > 0;
  for (let k = 0; k < n && i < n && !flat; k++, i = i + 1 === n ? 0 : i + 1) {
    const next = { x: xs[i]!, y: ys[i]! };
    if (!(next.x * v.y - next.y * v.x > CLOSE) || !isPast(i)) break;
    pushBetween(rough, at, last, next);
    last = next;
  }
  pushBetween(rough, at, last, v);
}

/** Drops corners that rounding left in a line or turned inwards: the hull only grows by that. */
function convex(rough: Rough): Hull {
  const n = rough.xs.length;
  const turnsLeft = (a: number, b: number, c: number): boolean => isLeftTurn(rough, a, b, c);
  const keep: number[] = [];
  for (let i = 0; i < n; i++) {
    while (keep.length > 1 && !turnsLeft(keep[keep.length - 2]!, keep[keep.length - 1]!, i)) keep.pop();
    keep.push(i);
  }
  let first = 0;
  for (let changed = true; changed && keep.length - first > 3; ) {
    changed = false;
    if (!turnsLeft(keep[keep.length - 2]!, keep[keep.length - 1]!, keep[first]!)) {
      keep.pop();
      changed = true;
    } else if (!turnsLeft(keep[keep.length - 1]!, keep[first]!, keep[first + 1]!)) {
      first++;
      changed = true;
    }
  }
  const xs = Float64Array.from(keep.slice(first), i => rough.xs[i]!);
  const ys = Float64Array.from(keep.slice(first), i => rough.ys[i]!);
  const { left, right, low, high } = bounds(xs, ys);
  return { xs, ys, left, right, low, high };
}

const isLeftTurn = ({ xs, ys }: Rough, a: number, b: number, c: number): boolean =>
  (xs[b]! - xs[a]!) * (ys[c]! - ys[a]!) - (ys[b]! - ys[a]!) * (xs[c]! - xs[a]!) > 0;

function bounds(xs: Float64Array, ys: Float64Array): Omit<Hull, 'xs' | 'ys'> {
  let left = Infinity;
  let right = -Infinity;
  let low = Infinity;
  let high = -Infinity;
  for (let i = 0; i < xs.length; i++) {
    left = Math.min(left, xs[i]!);
    right = Math.max(right, xs[i]!);
    low = Math.min(low, ys[i]!);
    high = Math.max(high, ys[i]!);
  }
  return { left, right, low, high };
}

/** Does a segment meet the interior of a hull? Exact on whole numbers. */
export function entersHull({ xs, ys, left, right, low, high }: Hull, a: Point, b: Point): boolean {
  // Read once: points have many hidden classes, and polymorphic reads are slow.
  const { x: ax, y: ay } = a;
  const { x: bx, y: by } = b;
  if ((ax <= left && bx <= left) || (ax >= right && bx >= right)) return false;
  if ((ay <= low && by <= low) || (ay >= high && by >= high)) return false;
  const n = xs.length;
  const dx = bx - ax;
  const dy = by - ay;
  if (dx !== 0 || dy !== 0) {
    const c = dx * ay - dy * ax;
    let sides = 0;
    for (let i = 0; i < n && sides !== 3; i++) {
      const side = dx * ys[i]! - dy * xs[i]! - c;
      if (side > 0) sides |= 1;
      else if (side < 0) sides |= 2;
    }
    if (sides !== 3) return false;
  }
  let px = xs[n - 1]!;
  let py = ys[n - 1]!;
  for (let i = 0; i < n; i++) {
    const qx = xs[i]!;
    const qy = ys[i]!;
    const ex = qx - px;
    const ey = qy - py;
    if (ex * (ay - py) - ey * (ax - px) <= 0 && ex * (by - py) - ey * (bx - px) <= 0) return false;
    px = qx;
    py = qy;
  }
  return true;
}

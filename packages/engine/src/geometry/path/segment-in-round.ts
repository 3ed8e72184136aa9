import { type Sign, signOf, signOfProducts, signOfTwoBigSurds, signOfTwoSurds } from '../exact-signs.ts';
import { cross } from '../polygon.ts';
import type { Point } from '../shape.ts';
import { type Round, radiusOf } from './rounded-core.ts';
import { type BigSurd, surd } from './surd-sums.ts';

/**
 * The distance between a segment (or a point, a = b) and the core of a round, against the round's radius: -1 nearer,
 * 0 exactly touching (with no radius, also inside the core), 1 farther. Exact.
 */
export function compareDistance(a: Point, b: Point, round: Round): Sign {
  const { core, r, q = 0 } = round;
  if (isFar(a, b, round)) return 1;
  const zero: Sign = r + q > 0 ? -1 : 0;
  const n = core.length;
  if (n === 1) return comparePoint(core[0]!, a, b, round);
  if (meetsInside(a, b, core)) return zero;
  // For a single point the distances to the edges decide.
  const isPoint = a.x === b.x && a.y === b.y;
  let nearest: Sign = 1;
  for (let i = 0; i < n; i++) {
    const c = core[i]!;
    const d = core[i + 1 === n ? 0 : i + 1]!;
    const one = comparePoint(a, c, d, round);
    if (one < 0) return one;
    if (one < nearest) nearest = one;
    if (isPoint) continue;
    const sign = comparePoint(c, a, b, round);
    const other = comparePoint(b, c, d, round);
    if (sign < 0 || other < 0) return -1;
    if (sign < nearest || other < nearest) nearest = 0;
  }
  return nearest;
}

/**
 * Whether the centre, going from a to b, overlaps the round; for a core without radius, whether it enters the interior.
 */
export const overlaps = (a: Point, b: Point, round: Round): boolean =>
  round.r === 0 && !round.q ? meetsInside(a, b, round.core) : compareDistance(a, b, round) < 0;

/** Boxes apart by more than the radius, with a tenth to spare for rounding. */
function isFar(a: Point, b: Point, { core, r, q = 0 }: Round): boolean {
  const reach = r + (q > 0 ? Math.sqrt(q) : 0) + 1;
  const { x: ax, y: ay } = a;
  const { x: bx, y: by } = b;
  const left = Math.min(ax, bx) - reach;
  const right = Math.max(ax, bx) + reach;
  const low = Math.min(ay, by) - reach;
  const high = Math.max(ay, by) + reach;
  let west = true;
  let east = true;
  let south = true;
  let north = true;
  for (const { x, y } of core) {
    west = west && x < left;
    east = east && x > right;
    south = south && y < low;
    north = north && y > high;
  }
  return west || east || south || north || (core.length > 1 && isBeside(a, b, core, reach));
}

/** Whether a core is on one side of a way, farther from its line than it reaches; saves the exact distances. */
function isBeside(a: Point, b: Point, core: readonly Point[], reach: number): boolean {
  const { x, y } = a;
  const dx = b.x - x;
  const dy = b.y - y;
  const most = reach * Math.sqrt(dx * dx + dy * dy);
  let left = most > 0;
  let right = left;
  for (const c of core) {
    const across = dx * (c.y - y) - dy * (c.x - x);
    left = left && across > most;
    right = right && across < -most;
  }
  return left || right;
}

/** A point's distance to a segment against the radius. */
function comparePoint(p: Point, s: Point, t: Point, { r, q = 0 }: Round): Sign {
  // Read once: points have many hidden classes, and polymorphic reads are slow.
  const { x: sx, y: sy } = s;
  const px = p.x - sx;
  const py = p.y - sy;
  const dx = t.x - sx;
  const dy = t.y - sy;
  const along = px * dx + py * dy;
  const length = dx * dx + dy * dy;
  if (along > 0 && along < length) {
    const across = Math.abs(dx * py - dy * px);
    return q === 0 ? signOfProducts(across, across, r * r, length) : compareRooted(across, length, r, q);
  }
  const ex = along <= 0 ? px : px - dx;
  const ey = along <= 0 ? py : py - dy;
  const square = ex * ex + ey * ey;
  return q === 0 ? signOf(square - r * r) : signOfTwoSurds(-r, 1, square, -1, q);
}

/** across / sqrt(n) against r + sqrt(q), exactly: the product q n may be beyond doubles. */
function compareRooted(across: number, n: number, r: number, q: number): Sign {
  const reach = r * Math.sqrt(n) + Math.sqrt(q * n);
  if (Math.abs(across - reach) > 1e-12 * (across + reach)) return signOf(across - reach);
  return signOfTwoBigSurds(BigInt(2 * across), [-BigInt(2 * r), BigInt(n)], [-1n, BigInt(4 * q) * BigInt(n)]);
}

/** Whether a segment (or point) meets the interior of a convex polygon, or properly crosses a core of two points. */
export function meetsInside(a: Point, b: Point, core: readonly Point[]): boolean {
  const n = core.length;
  // Of two points both directions count, so that a and b lie on different sides; one point alone has no inside.
  for (let i = 0; i < n; i++) {
    const c = core[i]!;
    const d = core[(i + 1) % n]!;
    if (cross(c, d, a) <= 0 && cross(c, d, b) <= 0) return false;
  }
  if (a.x === b.x && a.y === b.y) return true;
  let left = false;
  let right = false;
  for (const c of core) {
    const side = cross(a, b, c);
    if (side > 0) left = true;
    else if (side < 0) right = true;
  }
  return left && right;
}

/**
 * What an end of a span is: the leg's own end, an edge of the core moved out, the way in or out of a corner's circle.
 */
export interface SpanEnd {
  /** Share of the leg, 0 to 1. */
  readonly t: number;
  readonly by: 'leg' | 'edge' | 'into' | 'out-of';
  readonly index: number;
}

/** The part of a leg during which the centre is inside a round. */
export interface Span {
  readonly round: Round;
  readonly start: SpanEnd;
  readonly end: SpanEnd;
}

/**
 * The part of a segment inside a round, or null. Whether there is one is exact; where it lies is in doubles, and
 * `endSurds` gives each end exactly. The round is convex, so there is at most one part.
 */
export function spanOf(a: Point, b: Point, round: Round): Span | null {
  if (!overlaps(a, b, round)) return null;
  return spanOfLine(a, b, round);
}

/** As `spanOf` for a segment known to overlap; with `q` too. */
export function spanOfLine(a: Point, b: Point, round: Round): Span {
  const ends = crossings(a, b, round);
  let start: SpanEnd = { t: Infinity, by: 'leg', index: 0 };
  let end: SpanEnd = { t: -Infinity, by: 'leg', index: 1 };
  for (const at of ends) {
    if (at.t < start.t) start = at;
    if (at.t > end.t) end = at;
  }
  if (!(start.t > 0)) start = { t: 0, by: 'leg', index: 0 };
  if (!(end.t < 1)) end = { t: 1, by: 'leg', index: 1 };
  if (start.t === Infinity || end.t === -Infinity || start.t > end.t)
    return { round, start: { t: 0, by: 'leg', index: 0 }, end: { t: 1, by: 'leg', index: 1 } };
  return { round, start, end };
}

/** Rounding must not lose a circle that is barely met, nor a crossing exactly at a corner. */
const GRAZE = 1e-12;
const CORNER = 1e-3;

/** Where the line through a and b crosses the round's pieces: its moved-out edges and the circles at its corners. */
function crossings(a: Point, b: Point, round: Round): SpanEnd[] {
  const { core } = round;
  const r = radiusOf(round);
  const ends: SpanEnd[] = [];
  const dx = b.x - a.x;
  const dy = b.y - a.y;
  const n = dx * dx + dy * dy;
  if (n === 0) return ends;
  for (let i = 0; i < core.length; i++) {
    const c = core[i]!;
    const fx = c.x - a.x;
    const fy = c.y - a.y;
    const along = dx * fx + dy * fy;
    const across = dx * fy - dy * fx;
    const inside = n * r * r - across * across;
    if (r > 0 && inside >= -GRAZE * n * r * r) {
      const half = Math.sqrt(Math.max(0, inside));
      ends.push({ t: (along - half) / n, by: 'into', index: i }, { t: (along + half) / n, by: 'out-of', index: i });
    }
    if (core.length < 2) continue;
    const d = core[(i + 1) % core.length]!;
    const ex = d.x - c.x;
    const ey = d.y - c.y;
    const turn = ex * dy - ey * dx;
    if (turn === 0) continue;
    const length = ex * ex + ey * ey;
    const t = -(ey * fx - ex * fy + r * Math.sqrt(length)) / turn;
    const foot = ex * (t * dx - fx) + ey * (t * dy - fy);
    if (foot >= -CORNER && foot <= length + CORNER) ends.push({ t, by: 'edge', index: i });
  }
  return ends;
}

/** The distance along the leg of a span's end as exact surds, for a round without `q`. */
export function endSurds(a: Point, b: Point, { core, r }: Round, end: SpanEnd): readonly BigSurd[] {
  const dx = BigInt(b.x - a.x);
  const dy = BigInt(b.y - a.y);
  const n = dx * dx + dy * dy;
  if (end.by === 'leg') return end.index === 0 ? [] : [surd(1n, n, 1n)];
  const c = core[end.index]!;
  const fx = BigInt(c.x - a.x);
  const fy = BigInt(c.y - a.y);
  const r2 = BigInt(2 * r);
  if (end.by !== 'edge') {
    const along = dx * fx + dy * fy;
    const inside = 4n * along * along - n * (4n * (fx * fx + fy * fy) - r2 * r2);
    return [surd(along, n, n), surd(end.by === 'into' ? -1n : 1n, n * (inside > 0n ? inside : 0n), 2n * n)];
  }
  const d = core[(end.index + 1) % core.length]!;
  const ex = BigInt(d.x - c.x);
  const ey = BigInt(d.y - c.y);
  const turn = ex * dy - ey * dx;
  return [surd(-(ey * fx - ex * fy), n, turn), surd(-r2, n * (ex * ex + ey * ey), 2n * turn)];
}

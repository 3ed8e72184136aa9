import { compareReals, ONE, over, type Real, real, root, times } from '../fixed-point.ts';
import { longer } from './longer.ts';

/**
 * All X with n·X = h, tangent to a disc p and a disc c on its two sides (through both, if they are points); the unit
 * normal n points to the side of p. There are two such lines: seen along d = p - c, `side` 1 has n on the left of d.
 */
export interface Line {
  nx: number;
  ny: number;
  h: number;
  px: number;
  py: number;
  pr: number;
  pMaking: number;
  cx: number;
  cy: number;
  cr: number;
  cMaking: number;
  side: number;
  /** A point of the target on the line, or next to it. */
  tx: number;
  ty: number;
}

export const newLine = (side: 1 | -1 = 1): Line => ({
  nx: 1,
  ny: 0,
  h: 0,
  px: 0,
  py: 0,
  pr: 0,
  pMaking: -1,
  cx: 0,
  cy: 0,
  cr: 0,
  cMaking: -1,
  side,
  tx: 0,
  ty: 0,
});

/** The tolerance for equality, 2^-50, of places and of distances on the table. */
export const ALIKE: Real = ONE >> 50n;

/**
 * The square root, with values near 0 taken for 0. Where a line touches a circle the value is 0 but for rounding, and
 * its root would be right to only half as many places, which the next root would halve again.
 */
export const rootOf = (a: Real): Real => (a < ONE >> 110n ? 0n : root(a));

export interface RealPoint {
  readonly x: Real;
  readonly y: Real;
}

/** The same line to 256 binary places. */
export interface ExactLine {
  readonly n: RealPoint;
  readonly h: Real;
}

export function exactly(makings: Makings, l: Omit<Line, 'nx' | 'ny' | 'h' | 'tx' | 'ty'>): ExactLine {
  const p = exactPoint(makings, l.px, l.py, l.pMaking);
  const c = exactPoint(makings, l.cx, l.cy, l.cMaking);
  const d = { x: p.x - c.x, y: p.y - c.y };
  const k = real(l.pr + l.cr);
  const dd = dot(d, d);
  const s = times(real(l.side), rootOf(dd - times(k, k)));
  const n = { x: over(times(k, d.x) - times(s, d.y), dd), y: over(times(k, d.y) + times(s, d.x), dd) };
  return { n, h: dot(n, c) + real(l.cr) };
}

/** A disc: its centre, the row of the centre's making (-1 if x and y are exact) and its radius. */
export interface Disc {
  readonly x: number;
  readonly y: number;
  readonly r: number;
  readonly making: number;
}

/** Whether a line fails to separate disc p, on the side of its normal, from disc c; exact. */
export function comesShort(makings: Makings, l: Line, p: Disc, c: Disc): boolean {
  const isOwnPair = p.x === l.px && p.y === l.py && p.r === l.pr && c.x === l.cx && c.y === l.cy;
  if (isOwnPair) return false;
  const { n } = exactly(makings, l);
  const a = exactPoint(makings, p.x, p.y, p.making);
  const b = exactPoint(makings, c.x, c.y, c.making);
  return compareReals(dot(n, { x: a.x - b.x, y: a.y - b.y }), real(p.r + c.r), ALIKE) < 0;
}

/** How a point was constructed: where the line from a to b meets something round or straight around c (and e). */
export interface Making {
  /** 1: with a circle around c, radius k. 2: with the line k beside c-e. 3: circles around a (radius b.x) and c (k). */
  kind: number;
  ax: number;
  ay: number;
  bx: number;
  by: number;
  cx: number;
  cy: number;
  k: number;
  /** Which of the two such points: 1 or -1. */
  sign: number;
  ex: number;
  ey: number;
}

/** How the points of a question were constructed, one row each, so that they can be recomputed exactly if needed. */
export interface Makings {
  count: number;
  rows: Float64Array;
  /** The next row, filled in place and then stored by `keepMaking`. */
  readonly next: Making;
}

const MAKING_ROW = 10;

export const newMakings = (): Makings => ({
  count: 0,
  rows: new Float64Array(MAKING_ROW * 64),
  next: { kind: 1, ax: 0, ay: 0, bx: 0, by: 0, cx: 0, cy: 0, k: 0, sign: 1, ex: 0, ey: 0 },
});

/** Stores `next` and returns its row. */
export function keepMaking(makings: Makings): number {
  const m = makings.next;
  if ((makings.count + 1) * MAKING_ROW > makings.rows.length) makings.rows = longer(makings.rows);
  const { rows } = makings;
  const at = makings.count * MAKING_ROW;
  rows[at] = m.kind * m.sign;
  rows[at + 1] = m.ax;
  rows[at + 2] = m.ay;
  rows[at + 3] = m.bx;
  rows[at + 4] = m.by;
  rows[at + 5] = m.cx;
  rows[at + 6] = m.cy;
  rows[at + 7] = m.k;
  rows[at + 8] = m.ex;
  rows[at + 9] = m.ey;
  return makings.count++;
}

export const dot = (a: RealPoint, b: RealPoint): Real => times(a.x, b.x) + times(a.y, b.y);
export const cross = (a: RealPoint, b: RealPoint): Real => times(a.x, b.y) - times(a.y, b.x);

function exactPoint({ rows }: Makings, x: number, y: number, making: number): RealPoint {
  if (making < 0) return { x: real(x), y: real(y) };
  const [kind, ax, ay, bx, by, cx, cy, k, ex, ey] = rows.subarray(making * MAKING_ROW, (making + 1) * MAKING_ROW);
  const sign = kind! < 0 ? real(-1) : real(1);
  const a = { x: real(ax!), y: real(ay!) };
  const b = { x: real(bx!), y: real(by!) };
  const c = { x: real(cx!), y: real(cy!) };
  const apart = { x: a.x - c.x, y: a.y - c.y };
  if (Math.abs(kind!) === 3) return meetingOfCircles({ a, ra: b.x, c, rc: real(k!), sign });
  const d = { x: b.x - a.x, y: b.y - a.y };
  const e = { x: real(ex!) - c.x, y: real(ey!) - c.y };
  const t =
    Math.abs(kind!) === 1
      ? meetingWithCircle(d, apart, real(k!), sign)
      : over(times(sign, times(real(k!), root(dot(e, e)))) - cross(e, apart), cross(e, d));
  return { x: a.x + times(t, d.x), y: a.y + times(t, d.y) };
}

/** The parameter t at which a + t d is at distance k from the origin of `apart`. */
function meetingWithCircle(d: RealPoint, apart: RealPoint, k: Real, sign: Real): Real {
  const dd = dot(d, d);
  const b = dot(d, apart);
  return over(times(sign, rootOf(times(b, b) - times(dd, dot(apart, apart) - times(k, k)))) - b, dd);
}

function meetingOfCircles(of: { a: RealPoint; ra: Real; c: RealPoint; rc: Real; sign: Real }): RealPoint {
  const d = { x: of.c.x - of.a.x, y: of.c.y - of.a.y };
  const dd = dot(d, d);
  const along = over(dd + times(of.ra, of.ra) - times(of.rc, of.rc), 2n * dd);
  const beside = times(of.sign, rootOf(over(times(of.ra, of.ra), dd) - times(along, along)));
  return {
    x: of.a.x + times(along, d.x) - times(beside, d.y),
    y: of.a.y + times(along, d.y) + times(beside, d.x),
  };
}

import { compareReals, over, type Real, real, root, times } from '../big.ts';
import type { Sign } from '../exact.ts';
import type { Line } from './line.ts';
import { aheadOf, partAt, rim } from './rim.ts';

/**
 * The order of places on the rim, exact. Each place that matters is where a known line crosses the rim, so a place
 * that doubles cannot tell from another is worked out again to 256 binary places. Lines and the makings of points that
 * are not whole (an edge cut by a circle) are kept in rows for that. Memory as in shot.ts.
 */
export const LEFT_END = -1;
export const RIGHT_END = -2;
/** A place found by halving, in what is not decided exactly. */
export const LOOSE = -3;

/** Closer places than this are in doubt: lines that graze the rim lose half the digits of a double. */
const DOUBT = 1e-7;
const LOOSE_DOUBT = 1e-9;

const LINE_ROW = 14;
const MADE_ROW = 10;
let lines = new Float64Array(LINE_ROW * 64);
let makings = new Float64Array(MADE_ROW * 64);
let lineCount = 0;
let madeCount = 0;

export function forget(): void {
  lineCount = 0;
  madeCount = 0;
}

const grown = (rows: Float64Array<ArrayBuffer>): Float64Array<ArrayBuffer> => {
  const more = new Float64Array(rows.length * 2);
  more.set(rows);
  return more;
};

/** How a point was made: where the line from a to b meets something round or straight around c (and e). */
export const making = {
  /** 1: a circle around c, radius k. 2: the line k beside c-e. 3: circles around a (radius b.x) and c (radius k). */
  kind: 1,
  ax: 0,
  ay: 0,
  bx: 0,
  by: 0,
  cx: 0,
  cy: 0,
  k: 0,
  /** Which of two such points: 1 or -1. */
  sign: 1,
  ex: 0,
  ey: 0,
};

/** Keeps what is in `making`. */
export function keepMaking(): number {
  const m = making;
  if ((madeCount + 1) * MADE_ROW > makings.length) makings = grown(makings);
  const at = madeCount * MADE_ROW;
  makings[at] = m.kind * m.sign;
  makings[at + 1] = m.ax;
  makings[at + 2] = m.ay;
  makings[at + 3] = m.bx;
  makings[at + 4] = m.by;
  makings[at + 5] = m.cx;
  makings[at + 6] = m.cy;
  makings[at + 7] = m.k;
  makings[at + 8] = m.ex;
  makings[at + 9] = m.ey;
  return madeCount++;
}

export function keepLine(l: Line): number {
  if ((lineCount + 1) * LINE_ROW > lines.length) lines = grown(lines);
  const at = lineCount * LINE_ROW;
  lines[at] = l.px;
  lines[at + 1] = l.py;
  lines[at + 2] = l.pr;
  lines[at + 3] = l.pMade;
  lines[at + 4] = l.cx;
  lines[at + 5] = l.cy;
  lines[at + 6] = l.cr;
  lines[at + 7] = l.cMade;
  lines[at + 8] = l.side;
  lines[at + 9] = l.nx;
  lines[at + 10] = l.ny;
  lines[at + 11] = l.h;
  lines[at + 12] = l.tx;
  lines[at + 13] = l.ty;
  return lineCount++;
}

/** Whether place a lies strictly left of place b; each comes with the row of its line (or what stands for one). */
export function isBefore(a: number, aRow: number, b: number, bRow: number): boolean {
  const apart = b - a;
  if (apart > DOUBT) return true;
  if (apart < -DOUBT || aRow === bRow) return false;
  if (aRow === LOOSE || bRow === LOOSE || partAt(a) !== partAt(b)) return apart > LOOSE_DOUBT;
  return !isSame(aRow, bRow) && compareOnPart(partAt(a), exactLine(aRow), exactLine(bRow)) < 0;
}

/** Pieces that share a corner share its lines. */
function isSame(a: number, b: number): boolean {
  if (a < 0 || b < 0) return false;
  for (let i = 0; i < LINE_ROW; i++) if (lines[a * LINE_ROW + i] !== lines[b * LINE_ROW + i]) return false;
  return true;
}

/** The sign of how far the left (or right) end of the rim lies off a line, told what doubles say. */
export function signAtEnd(l: Line, isLeft: boolean, off: number): Sign {
  if (off > DOUBT) return 1;
  if (off < -DOUBT) return -1;
  const { n, h } = exactLine(keepLine(l));
  lineCount--;
  const end = exactLine(isLeft ? LEFT_END : RIGHT_END).n;
  const x = real(isLeft ? rim.clx : rim.crx) + times(real(rim.r), end.x);
  const y = real(isLeft ? rim.cly : rim.cry) + times(real(rim.r), end.y);
  return compareReals(times(n.x, x) + times(n.y, y), h);
}

interface RealPoint {
  readonly x: Real;
  readonly y: Real;
}

interface ExactLine {
  /** The end of the rim is no line but a normal. */
  readonly isEnd: boolean;
  readonly n: RealPoint;
  readonly h: Real;
  readonly ahead: (x: number, y: number) => 1 | -1;
}

function exactLine(row: number): ExactLine {
  const end = row === LEFT_END ? rim.leftEnd : row === RIGHT_END ? rim.rightEnd : null;
  if (end) keepLine(end);
  const at = (end ? lineCount - 1 : row) * LINE_ROW;
  if (end) lineCount--;
  const p = exactPoint(lines[at]!, lines[at + 1]!, lines[at + 3]!);
  const c = exactPoint(lines[at + 4]!, lines[at + 5]!, lines[at + 7]!);
  const d = { x: p.x - c.x, y: p.y - c.y };
  const k = real(lines[at + 2]! + lines[at + 6]!);
  const dd = dot(d, d);
  const s = times(real(lines[at + 8]!), root(dd - times(k, k)));
  const n = {
    x: over(times(k, d.x) - times(s, d.y), dd),
    y: over(times(k, d.y) + times(s, d.x), dd),
  };
  const seen = { nx: lines[at + 9]!, ny: lines[at + 10]!, tx: lines[at + 12]!, ty: lines[at + 13]! };
  return { isEnd: end !== null, n, h: dot(n, c) + real(lines[at + 6]!), ahead: (x, y) => aheadOf(seen, x, y) };
}

const dot = (a: RealPoint, b: RealPoint): Real => times(a.x, b.x) + times(a.y, b.y);
const cross = (a: RealPoint, b: RealPoint): Real => times(a.x, b.y) - times(a.y, b.x);

function exactPoint(x: number, y: number, made: number): RealPoint {
  if (made < 0) return { x: real(x), y: real(y) };
  const [kind, ax, ay, bx, by, cx, cy, k, ex, ey] = makings.subarray(made * MADE_ROW, (made + 1) * MADE_ROW);
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

/** Where a + t d is at distance k from the origin of `apart`. */
function meetingWithCircle(d: RealPoint, apart: RealPoint, k: Real, sign: Real): Real {
  const dd = dot(d, d);
  const b = dot(d, apart);
  return over(times(sign, root(times(b, b) - times(dd, dot(apart, apart) - times(k, k)))) - b, dd);
}

function meetingOfCircles(of: { a: RealPoint; ra: Real; c: RealPoint; rc: Real; sign: Real }): RealPoint {
  const d = { x: of.c.x - of.a.x, y: of.c.y - of.a.y };
  const dd = dot(d, d);
  const along = over(dd + times(of.ra, of.ra) - times(of.rc, of.rc), 2n * dd);
  const beside = times(of.sign, root(over(times(of.ra, of.ra), dd) - times(along, along)));
  return {
    x: of.a.x + times(along, d.x) - times(beside, d.y),
    y: of.a.y + times(along, d.y) + times(beside, d.x),
  };
}

/** The order of the places where two lines cross one part of the rim. */
function compareOnPart(part: 0 | 1 | 2, a: ExactLine, b: ExactLine): Sign {
  if (part === 1) return compareReals(alongSide(a), alongSide(b));
  const [x, y] = part === 0 ? [rim.clx, rim.cly] : [rim.crx, rim.cry];
  // A normal to the left is a place to the left.
  return compareReals(cross(normalAt(a, x, y), normalAt(b, x, y)), 0n);
}

/** The outward normal of the arc around x, y where a line leaves it. */
function normalAt(l: ExactLine, x: number, y: number): RealPoint {
  if (l.isEnd) return l.n;
  const k = over(l.h - dot(l.n, { x: real(x), y: real(y) }), real(rim.r));
  const q = times(real(l.ahead(x, y)), root(real(1) - times(k, k)));
  return { x: times(k, l.n.x) - times(q, l.n.y), y: times(k, l.n.y) + times(q, l.n.x) };
}

/** How far along the straight side a line crosses it. */
function alongSide(l: ExactLine): Real {
  const core = { x: real(rim.crx) - real(rim.clx), y: real(rim.cry) - real(rim.cly) };
  const length = root(dot(core, core));
  // The outward normal has the side's far end on its right.
  const g = { x: -over(core.y, length), y: over(core.x, length) };
  const a = { x: real(rim.clx) + times(real(rim.r), g.x), y: real(rim.cly) + times(real(rim.r), g.y) };
  return over(l.h - dot(l.n, a), dot(l.n, core));
}

import type { Sign } from '../exact-signs.ts';
import { compareReals, over, type Real, real, root, times } from '../fixed-point.ts';
import {
  ALIKE,
  cross,
  dot,
  type ExactLine,
  exactly,
  forgetMakings,
  type Line,
  type RealPoint,
  rootOf,
} from './exact-tangents.ts';
import { aheadOf, partAt, rim } from './facing-edge.ts';

/**
 * The order of places on the rim, exact. Each place that matters is where a known line crosses the rim, so a place
 * that doubles cannot tell from another is worked out again to 256 binary places; lines are kept in rows for that. Memory
 * as in base-pair.ts.
 */
export const LEFT_END = -1;
export const RIGHT_END = -2;
/** A place found by halving, in what is not decided exactly. */
export const LOOSE = -3;

/** Closer places than this are in doubt: lines that graze the rim lose half the digits of a double. */
const DOUBT = 1e-6;
const LOOSE_DOUBT = 1e-9;

const LINE_ROW = 14;
let lines = new Float64Array(LINE_ROW * 64);
let lineCount = 0;

export function forget(): void {
  lineCount = 0;
  forgetMakings();
}

export function keepLine(l: Line): number {
  if ((lineCount + 1) * LINE_ROW > lines.length) {
    const more = new Float64Array(2 * lines.length);
    more.set(lines);
    lines = more;
  }
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
  return !isSame(aRow, bRow) && compareOnPart(partAt(a), seen(aRow), seen(bRow)) < 0;
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
  const { n, h } = exactly(l);
  const end = exactly(isLeft ? rim.leftEnd : rim.rightEnd).n;
  const x = real(isLeft ? rim.clx : rim.crx) + times(real(rim.r), end.x);
  const y = real(isLeft ? rim.cly : rim.cry) + times(real(rim.r), end.y);
  return compareReals(times(n.x, x) + times(n.y, y), h, ALIKE);
}

/** The line of a row; the end of the rim is no line but a normal. */
interface Seen extends ExactLine {
  readonly isEnd: boolean;
  readonly ahead: (x: number, y: number) => 1 | -1;
}

function seen(row: number): Seen {
  const end = row === LEFT_END ? rim.leftEnd : row === RIGHT_END ? rim.rightEnd : null;
  const l = end ?? lineOf(row);
  return { ...exactly(l), isEnd: end !== null, ahead: (x, y) => aheadOf(l, x, y) };
}

function lineOf(row: number): Line {
  const [px, py, pr, pMade, cx, cy, cr, cMade, side, nx, ny, h, tx, ty] = lines.subarray(row * LINE_ROW);
  return {
    ...{ px: px!, py: py!, pr: pr!, pMade: pMade! },
    ...{ cx: cx!, cy: cy!, cr: cr!, cMade: cMade!, side: side! },
    ...{ nx: nx!, ny: ny!, h: h!, tx: tx!, ty: ty! },
  };
}

/** The order of the places where two lines cross one part of the rim. */
function compareOnPart(part: 0 | 1 | 2, a: Seen, b: Seen): Sign {
  if (part === 1) return compareReals(alongSide(a), alongSide(b), ALIKE);
  const [x, y] = part === 0 ? [rim.clx, rim.cly] : [rim.crx, rim.cry];
  // A normal to the left is a place to the left.
  return compareReals(cross(normalAt(a, x, y), normalAt(b, x, y)), 0n, ALIKE);
}

/** The outward normal of the arc around x, y where a line leaves it. */
function normalAt(l: Seen, x: number, y: number): RealPoint {
  if (l.isEnd) return l.n;
  const k = over(l.h - dot(l.n, { x: real(x), y: real(y) }), real(rim.r));
  const q = times(real(l.ahead(x, y)), rootOf(real(1) - times(k, k)));
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

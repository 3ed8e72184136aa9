import type { Sign } from '../exact-signs.ts';
import { compareReals, over, type Real, real, root, times } from '../fixed-point.ts';
import {
  ALIKE,
  cross,
  dot,
  type ExactLine,
  exactly,
  type Line,
  type Makings,
  type RealPoint,
  rootOf,
} from './exact-tangents.ts';
import { aheadOf, type FacingEdge, partAt } from './facing-edge.ts';
import { longer } from './longer.ts';

/** Special rows for places without a line: the ends of the edge, and places found by bisection, which are inexact. */
export const LEFT_END = -1;
export const RIGHT_END = -2;
export const LOOSE = -3;

/** Places closer than this need exact arithmetic: lines that graze the edge lose half the digits of a double. */
const DOUBT = 1e-6;
const LOOSE_DOUBT = 1e-9;

const LINE_ROW = 14;

/**
 * The exact order of places on the facing edge. Each place that matters is where a known line crosses the edge, so
 * places that doubles cannot tell apart are computed again to 256 binary places. For that, lines are kept in rows.
 */
export class EdgeOrder {
  readonly edge: FacingEdge;
  readonly makings: Makings;
  #count = 0;
  #lines = new Float64Array(LINE_ROW * 64);

  constructor(edge: FacingEdge, makings: Makings) {
    this.edge = edge;
    this.makings = makings;
  }

  /** Forgets all lines, for the next question. */
  clear(): void {
    this.#count = 0;
    this.makings.count = 0;
  }

  /** Stores a line and returns its row. */
  keepLine(l: Line): number {
    if ((this.#count + 1) * LINE_ROW > this.#lines.length) this.#lines = longer(this.#lines);
    const lines = this.#lines;
    const at = this.#count * LINE_ROW;
    lines[at] = l.px;
    lines[at + 1] = l.py;
    lines[at + 2] = l.pr;
    lines[at + 3] = l.pMaking;
    lines[at + 4] = l.cx;
    lines[at + 5] = l.cy;
    lines[at + 6] = l.cr;
    lines[at + 7] = l.cMaking;
    lines[at + 8] = l.side;
    lines[at + 9] = l.nx;
    lines[at + 10] = l.ny;
    lines[at + 11] = l.h;
    lines[at + 12] = l.tx;
    lines[at + 13] = l.ty;
    return this.#count++;
  }

  /** Whether place a lies strictly left of place b; each comes with the row of its line, or a special row. */
  isBefore(a: number, aRow: number, b: number, bRow: number): boolean {
    const apart = b - a;
    if (apart > DOUBT) return true;
    if (apart < -DOUBT || aRow === bRow) return false;
    const part = partAt(this.edge, a);
    if (aRow === LOOSE || bRow === LOOSE || part !== partAt(this.edge, b)) return apart > LOOSE_DOUBT;
    return !this.#isSame(aRow, bRow) && compareOnPart(this.edge, part, this.#seen(aRow), this.#seen(bRow)) < 0;
  }

  /** The exact sign of how far the left (or right) end of the edge lies off a line, given the value as a double. */
  signAtEnd(l: Line, isLeft: boolean, off: number): Sign {
    if (off > DOUBT) return 1;
    if (off < -DOUBT) return -1;
    const { edge, makings } = this;
    const { n, h } = exactly(makings, l);
    const end = exactly(makings, isLeft ? edge.leftEnd : edge.rightEnd).n;
    const x = real(isLeft ? edge.clx : edge.crx) + times(real(edge.r), end.x);
    const y = real(isLeft ? edge.cly : edge.cry) + times(real(edge.r), end.y);
    return compareReals(times(n.x, x) + times(n.y, y), h, ALIKE);
  }

  /** Whether two rows hold the same line: pieces that share a corner share its lines. */
  #isSame(a: number, b: number): boolean {
    if (a < 0 || b < 0) return false;
    const lines = this.#lines;
    for (let i = 0; i < LINE_ROW; i++) if (lines[a * LINE_ROW + i] !== lines[b * LINE_ROW + i]) return false;
    return true;
  }

  #seen(row: number): Seen {
    const end = row === LEFT_END ? this.edge.leftEnd : row === RIGHT_END ? this.edge.rightEnd : null;
    const l = end ?? lineOf(this.#lines.subarray(row * LINE_ROW));
    return { ...exactly(this.makings, l), isEnd: end !== null, ahead: (x, y) => aheadOf(l, x, y) };
  }
}

/** The line of a row; for an end of the edge, its normal. */
interface Seen extends ExactLine {
  readonly isEnd: boolean;
  readonly ahead: (x: number, y: number) => 1 | -1;
}

function lineOf(row: Float64Array): Line {
  const [px, py, pr, pMaking, cx, cy, cr, cMaking, side, nx, ny, h, tx, ty] = row;
  return {
    ...{ px: px!, py: py!, pr: pr!, pMaking: pMaking! },
    ...{ cx: cx!, cy: cy!, cr: cr!, cMaking: cMaking!, side: side! },
    ...{ nx: nx!, ny: ny!, h: h!, tx: tx!, ty: ty! },
  };
}

/** The order of the places where two lines cross one part of the edge. */
function compareOnPart(edge: FacingEdge, part: 0 | 1 | 2, a: Seen, b: Seen): Sign {
  if (part === 1) return compareReals(alongSide(edge, a), alongSide(edge, b), ALIKE);
  const [x, y] = part === 0 ? [edge.clx, edge.cly] : [edge.crx, edge.cry];
  // The farther left its normal points, the farther left a place is.
  return compareReals(cross(normalAt(a, x, y, edge.r), normalAt(b, x, y, edge.r)), 0n, ALIKE);
}

/** The outward normal of the arc of radius r around x, y where a line leaves it. */
function normalAt(l: Seen, x: number, y: number, r: number): RealPoint {
  if (l.isEnd) return l.n;
  const k = over(l.h - dot(l.n, { x: real(x), y: real(y) }), real(r));
  const q = times(real(l.ahead(x, y)), rootOf(real(1) - times(k, k)));
  return { x: times(k, l.n.x) - times(q, l.n.y), y: times(k, l.n.y) + times(q, l.n.x) };
}

/** The exact distance along the straight side at which a line crosses it. */
function alongSide(edge: FacingEdge, l: ExactLine): Real {
  const core = { x: real(edge.crx) - real(edge.clx), y: real(edge.cry) - real(edge.cly) };
  const length = root(dot(core, core));
  // The outward normal has the side's far end on its right.
  const g = { x: -over(core.y, length), y: over(core.x, length) };
  const a = { x: real(edge.clx) + times(real(edge.r), g.x), y: real(edge.cly) + times(real(edge.r), g.y) };
  return over(l.h - dot(l.n, a), dot(l.n, core));
}

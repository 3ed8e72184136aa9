import { quarters } from './exact-signs.ts';
import { isInside } from './measure-area.ts';
import { sideOf } from './polygon.ts';
import { centreOf, type Footprint, type Point } from './shape.ts';

/** A convex outline, counter-clockwise. */
type Outline = readonly Point[];

/** A number between whole ones: n / d, d > 0. */
interface Ratio {
  readonly n: bigint;
  readonly d: bigint;
}

interface Big {
  readonly x: bigint;
  readonly y: bigint;
}

/** A stretch of an edge, by the share of its length. */
interface Stretch {
  readonly from: Ratio;
  readonly to: Ratio;
}

const ZERO: Ratio = { n: 0n, d: 1n };
const ONE: Ratio = { n: 1n, d: 1n };

const isLess = (a: Ratio, b: Ratio): boolean => a.n * b.d < b.n * a.d;
const ratio = (n: bigint, d: bigint): Ratio => (d < 0n ? { n: -n, d: -d } : { n, d });
/** Coordinates are halves of a tenth at the least, so that all numbers here are whole. */
const big = ({ x, y }: Point): Big => ({ x: quarters(x), y: quarters(y) });
const minus = (a: Big, b: Big): Big => ({ x: a.x - b.x, y: a.y - b.y });
const crossOf = (a: Big, b: Big): bigint => a.x * b.y - a.y * b.x;
const dotOf = (a: Big, b: Big): bigint => a.x * b.x + a.y * b.y;
const next = <T>(list: readonly T[], i: number): T => list[i + 1 < list.length ? i + 1 : 0]!;

/** The stretch of p → q that is left of every edge; on an edge that it runs along only where `alongside` says so. */
function stretchIn(p: Big, q: Big, outline: readonly Big[], alongside: (edge: Big) => boolean): Stretch | null {
  const d = minus(q, p);
  let [from, to] = [ZERO, ONE];
  for (const [i, a] of outline.entries()) {
    const edge = minus(next(outline, i), a);
    const start = crossOf(edge, minus(p, a));
    const slope = crossOf(edge, d);
    if (slope === 0n) {
      if (start < 0n || (start === 0n && !alongside(edge))) return null;
      continue;
    }
    const at = ratio(-start, slope);
    if (slope > 0n && isLess(from, at)) from = at;
    if (slope < 0n && isLess(at, to)) to = at;
  }
  return isLess(from, to) ? { from, to } : null;
}

/** The stretches of an edge with no other outline on its outer side: the border of the union. */
function borderOf(p: Big, q: Big, others: readonly (readonly Big[])[]): readonly Stretch[] {
  const d = minus(q, p);
  // An edge that runs against it has its outline on the outer side.
  const covered = others
    .flatMap(outline => stretchIn(p, q, outline, edge => dotOf(edge, d) < 0n) ?? [])
    .toSorted((a, b) => (isLess(a.from, b.from) ? -1 : isLess(b.from, a.from) ? 1 : 0));
  const open: Stretch[] = [];
  let at = ZERO;
  for (const { from, to } of covered) {
    if (isLess(at, from)) open.push({ from: at, to: from });
    if (isLess(at, to)) at = to;
  }
  return isLess(at, ONE) ? [...open, { from: at, to: ONE }] : open;
}

/** Whether a point is nearer to a segment than this. */
function isPointNear(p: Big, a: Big, b: Big, reach: bigint): boolean {
  const [e, d] = [minus(p, a), minus(b, a)];
  const along = dotOf(e, d);
  const length = dotOf(d, d);
  if (along <= 0n) return dotOf(e, e) < reach * reach;
  const f = minus(p, b);
  if (along >= length) return dotOf(f, f) < reach * reach;
  const area = crossOf(d, e);
  return area * area < reach * reach * length;
}

/** Whether p and q are on opposite sides of a → b. */
const isBetween = (a: Big, b: Big, p: Big, q: Big): boolean => {
  const d = minus(b, a);
  const [one, other] = [crossOf(d, minus(p, a)), crossOf(d, minus(q, a))];
  return (one > 0n && other < 0n) || (one < 0n && other > 0n);
};

/** Whether two segments come nearer than this, or cross. */
const areNear = (p: Big, q: Big, a: Big, b: Big, reach: bigint): boolean =>
  isPointNear(p, a, b, reach) ||
  isPointNear(q, a, b, reach) ||
  isPointNear(a, p, q, reach) ||
  isPointNear(b, p, q, reach) ||
  (reach > 0n && isBetween(a, b, p, q) && isBetween(p, q, a, b));

/** Whether a stretch of p → q runs through a base; touching is not enough. */
function isCut(f: Footprint, p: Big, q: Big, { from, to }: Stretch): boolean {
  // Everything is scaled so that both ends are whole.
  const scale = from.d * to.d;
  const times = ({ x, y }: Big): Big => ({ x: x * scale, y: y * scale });
  const d = minus(q, p);
  const at = (n: bigint): Big => ({ x: p.x * scale + n * d.x, y: p.y * scale + n * d.y });
  const [start, end] = [at(from.n * to.d), at(to.n * from.d)];
  if (f.corners) return stretchIn(start, end, f.corners.map(big).map(times), () => false) !== null;
  const [a, b] = [times(big({ x: f.ax, y: f.ay })), times(big({ x: f.bx, y: f.by }))];
  return areNear(start, end, a, b, quarters(f.r) * scale);
}

/**
 * Whether a whole base lies inside the union of convex outlines, also across their seams; touching the border is
 * inside. Exact: one point of it is inside, and no stretch of the union's border runs through it.
 */
export function isInsideTogether(f: Footprint, outlines: readonly Outline[]): boolean {
  if (outlines.some(outline => isInside(f, outline))) return true;
  const inner = f.corners ? centreOf(f) : { x: f.ax, y: f.ay };
  if (outlines.length < 2 || outlines.every(outline => sideOf(outline, inner) < 0)) return false;
  const all = outlines.map(outline => outline.map(big));
  return all.every((own, k) => {
    const others = all.filter((_, other) => other !== k);
    return own.every((p, i) => {
      const q = next(own, i);
      return borderOf(p, q, others).every(stretch => !isCut(f, p, q, stretch));
    });
  });
}

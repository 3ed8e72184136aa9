import { comesShort, type Disc, type Line, type Makings } from './exact-tangents.ts';
import { longer } from './longer.ts';

/** Some discs (points are discs of radius 0), in reusable memory. */
export interface Discs {
  count: number;
  x: Float64Array;
  y: Float64Array;
  r: Float64Array;
  /** How the centre was constructed, for exact work: a row of the makings, or -1 if x and y are exact. */
  making: Int32Array;
  readonly makings: Makings;
}

export const newDiscs = (room: number, makings: Makings): Discs => ({
  count: 0,
  x: new Float64Array(room),
  y: new Float64Array(room),
  r: new Float64Array(room),
  making: new Int32Array(room).fill(-1),
  makings,
});

/** Adds a point. */
export function put(into: Discs, x: number, y: number, making: number): void {
  if (into.count === into.x.length) makeRoom(into);
  const i = into.count++;
  into.x[i] = x;
  into.y[i] = y;
  into.r[i] = 0;
  into.making[i] = making;
}

function makeRoom(of: Discs): void {
  of.x = longer(of.x);
  of.y = longer(of.y);
  of.r = longer(of.r);
  of.making = longer(of.making);
}

/** Whether two points are the same up to rounding, such as a corner and a cut of an edge just there. */
export const isOnePlace = ({ x, y }: Discs, i: number, j: number): boolean =>
  Math.abs(x[i]! - x[j]!) < 1e-6 && Math.abs(y[i]! - y[j]!) < 1e-6;

/** Sets the tangent between disc i of the first lot (p) and disc j of the second (c, usually the target's). */
export function setTangent(out: Line, lots: readonly [Discs, Discs], i: number, j: number): void {
  const [of, from] = lots;
  const px = of.x[i]!;
  const py = of.y[i]!;
  const pr = of.r[i]!;
  const cx = from.x[j]!;
  const cy = from.y[j]!;
  const cr = from.r[j]!;
  const dx = px - cx;
  const dy = py - cy;
  const k = pr + cr;
  const dd = dx * dx + dy * dy;
  const s = dd > k * k ? out.side * Math.sqrt(dd - k * k) : 0;
  const nx = (k * dx - s * dy) / dd;
  const ny = (k * dy + s * dx) / dd;
  out.nx = nx;
  out.ny = ny;
  out.h = nx * cx + ny * cy + cr;
  out.px = px;
  out.py = py;
  out.pr = pr;
  out.pMaking = of.making[i]!;
  out.cx = cx;
  out.cy = cy;
  out.cr = cr;
  out.cMaking = from.making[j]!;
  out.tx = cx;
  out.ty = cy;
}

/** Differences below this are recomputed exactly. */
const DOUBT = 1e-8;

/**
 * One of the two lines that separate the hull of some discs from the hull of others and touch both (inner tangents).
 * The normals that separate every pair form an arc; the line with `side` 1 has the arc's left end as its normal.
 * Whenever the line so far does not separate a pair, it is replaced by the tangent of that pair.
 */
export function separate(lots: readonly [Discs, Discs], out: Line): void {
  const [of, from] = lots;
  setTangent(out, lots, 0, 0);
  let own = 0;
  for (let j = 0; j < from.count; j++)
    for (let i = 0; i < of.count; i++) {
      if (i + j * of.count === own) continue;
      const across = out.nx * (of.x[i]! - from.x[j]!) + out.ny * (of.y[i]! - from.y[j]!);
      const apart = across - of.r[i]! - from.r[j]!;
      if (apart > DOUBT) continue;
      if (apart >= -DOUBT && !comesShort(of.makings, out, discOf(of, i), discOf(from, j))) continue;
      setTangent(out, lots, i, j);
      own = i + j * of.count;
    }
}

const discOf = ({ x, y, r, making }: Discs, i: number): Disc => ({ x: x[i]!, y: y[i]!, r: r[i]!, making: making[i]! });

/** Some discs (points are discs of radius 0), in memory that is used again and again. */
export interface Discs {
  count: number;
  x: Float64Array;
  y: Float64Array;
  r: Float64Array;
  /** How the centre was made, for exact work: a row of the makings (order.ts), or -1 where x and y are exact. */
  made: Int32Array;
}

export const discs = (room: number): Discs => ({
  count: 0,
  x: new Float64Array(room),
  y: new Float64Array(room),
  r: new Float64Array(room),
  made: new Int32Array(room).fill(-1),
});

/** Adds a point. */
export function put(into: Discs, x: number, y: number, made: number): void {
  if (into.count === into.x.length) makeRoom(into);
  const i = into.count++;
  into.x[i] = x;
  into.y[i] = y;
  into.r[i] = 0;
  into.made[i] = made;
}

function makeRoom(of: Discs): void {
  const more = discs(of.x.length * 2);
  more.x.set(of.x);
  more.y.set(of.y);
  more.r.set(of.r);
  more.made.set(of.made);
  of.x = more.x;
  of.y = more.y;
  of.r = more.r;
  of.made = more.made;
}

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
  pMade: number;
  cx: number;
  cy: number;
  cr: number;
  cMade: number;
  side: number;
  /** A place of the target on the line, or one beside it. */
  tx: number;
  ty: number;
}

export const line = (): Line => ({
  nx: 1,
  ny: 0,
  h: 0,
  px: 0,
  py: 0,
  pr: 0,
  pMade: -1,
  cx: 0,
  cy: 0,
  cr: 0,
  cMade: -1,
  side: 1,
  tx: 0,
  ty: 0,
});

/** Lays the line between disc i of one lot (p) and disc j of another (c, taken to be the target's). */
export function lay(out: Line, lots: readonly [Discs, Discs], i: number, j: number): void {
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
  out.pMade = of.made[i]!;
  out.cx = cx;
  out.cy = cy;
  out.cr = cr;
  out.cMade = from.made[j]!;
  out.tx = cx;
  out.ty = cy;
}

/**
 * One of the two lines that separate the hull of some discs from the hull of others and touch both (inner tangents).
 * The normals that separate every pair are an arc; `side` 1 is its end to the left. A pair that the line so far does
 * not separate takes it over.
 */
export function separate(lots: readonly [Discs, Discs], side: 1 | -1, out: Line): void {
  const [of, from] = lots;
  out.side = side;
  lay(out, lots, 0, 0);
  for (let j = 0; j < from.count; j++)
    for (let i = 0; i < of.count; i++) {
      const apart = out.nx * (of.x[i]! - from.x[j]!) + out.ny * (of.y[i]! - from.y[j]!);
      if (apart < of.r[i]! + from.r[j]!) lay(out, lots, i, j);
    }
}

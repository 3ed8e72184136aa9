// The referee's own distance functions: plain arithmetic in doubles, independent of the engine's geometry.

/** Tenths of a millimetre in an inch. */
export const INCH = 254;

export interface Point {
  readonly x: number;
  readonly y: number;
}
export interface Spot extends Point {
  readonly z: number;
}
export interface Direction {
  readonly dx: number;
  readonly dy: number;
}
export type BaseSize =
  | { readonly shape: 'round'; readonly diameter: number }
  | { readonly shape: 'long' | 'rectangular'; readonly length: number; readonly width: number };

/** A base where it stands: all points within r of a segment, or all between its corners, at one height. */
export interface Standing {
  readonly corners?: Outline;
  readonly a: Point;
  readonly b: Point;
  readonly r: number;
  readonly z: number;
}

/** Tolerance for accumulated rounding; larger for long bases, whose ends are on whole tenths. */
const ROUNDING = 1e-6;
const LONG = 1.5;

export const slackOf = (...bases: readonly Standing[]): number => (bases.some(({ a, b }) => a !== b) ? LONG : ROUNDING);

export function standing(size: BaseSize, at: Spot, along: Direction = { dx: 1, dy: 0 }): Standing {
  if (size.shape === 'round') {
    const middle = { x: at.x, y: at.y };
    return { a: middle, b: middle, r: size.diameter / 2, z: at.z };
  }
  const length = Math.sqrt(along.dx * along.dx + along.dy * along.dy);
  if (size.shape === 'rectangular') return rectangle(size, at, { dx: along.dx / length, dy: along.dy / length });
  const half = (size.length - size.width) / 2 / length;
  const [ox, oy] = [along.dx * half, along.dy * half];
  return { a: { x: at.x - ox, y: at.y - oy }, b: { x: at.x + ox, y: at.y + oy }, r: size.width / 2, z: at.z };
}

/** G-27: the vectors from its middle to the middles of two sides are whole tenths, so its corners are too. */
function rectangle({ length, width }: { length: number; width: number }, at: Spot, { dx, dy }: Direction): Standing {
  const ahead = { x: whole((dx * length) / 2), y: whole((dy * length) / 2) };
  const aside = { x: whole((-dy * width) / 2), y: whole((dx * width) / 2) };
  const corner = (i: number, j: number): Point => ({
    x: at.x + i * ahead.x + j * aside.x,
    y: at.y + i * ahead.y + j * aside.y,
  });
  const middle = { x: at.x, y: at.y };
  return { a: middle, b: middle, r: 0, z: at.z, corners: [corner(-1, -1), corner(1, -1), corner(1, 1), corner(-1, 1)] };
}

const whole = (n: number): number => Math.sign(n) * Math.round(Math.abs(n));

/** The points that span a base: its corners, or the ends of its segment. */
const coreOf = ({ a, b, corners }: Standing): Outline => corners ?? [a, b];

/** The same base, shrunk on all sides by an amount. */
export function slimmer(base: Standing, by: number): Standing {
  if (!base.corners) return { ...base, r: base.r - by };
  const inwards = (p: Point): Point => {
    const t = (1.5 * by) / between(p, base.a);
    return { x: p.x + (base.a.x - p.x) * t, y: p.y + (base.a.y - p.y) * t };
  };
  return { ...base, corners: base.corners.map(inwards) };
}

export const between = (p: Point, q: Point): number => Math.sqrt((p.x - q.x) * (p.x - q.x) + (p.y - q.y) * (p.y - q.y));

/** Distance from a point to a segment. */
export function toSegment(p: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const t = length === 0 ? 0 : Math.max(0, Math.min(1, ((p.x - a.x) * dx + (p.y - a.y) * dy) / length));
  return between(p, { x: a.x + t * dx, y: a.y + t * dy });
}

const side = (a: Point, b: Point, p: Point): number => (b.x - a.x) * (p.y - a.y) - (b.y - a.y) * (p.x - a.x);

const cross = (a: Point, b: Point, c: Point, d: Point): boolean =>
  side(a, b, c) * side(a, b, d) < 0 && side(c, d, a) * side(c, d, b) < 0;

/** Distance between two segments. */
export const segmentGap = (a: Point, b: Point, c: Point, d: Point): number =>
  cross(a, b, c, d) ? 0 : Math.min(toSegment(a, c, d), toSegment(b, c, d), toSegment(c, a, b), toSegment(d, a, b));

/** Distance in space between the nearest parts of two bases. */
export function gap(one: Standing, other: Standing): number {
  const cores =
    one.corners || other.corners ? outlineGap(coreOf(one), coreOf(other)) : segmentGap(one.a, one.b, other.a, other.b);
  const flat = Math.max(0, cores - one.r - other.r);
  const up = one.z - other.z;
  return Math.sqrt(flat * flat + up * up);
}

/** Distance from the nearest part of a base to a point. */
export function gapToSpot(base: Standing, at: Spot): number {
  const flat = Math.max(0, toOutline(at, coreOf(base)) - base.r);
  const up = base.z - at.z;
  return Math.sqrt(flat * flat + up * up);
}

export const within = (one: Standing, other: Standing, reach: number): boolean =>
  gap(one, other) <= reach + slackOf(one, other);

type Outline = readonly Point[];

/** The least of a distance to the edges of an outline. */
function leastOfEdges(outline: Outline, distance: (a: Point, b: Point) => number): number {
  let least = Infinity;
  let a = outline.at(-1)!;
  for (const b of outline) {
    least = Math.min(least, distance(a, b));
    a = b;
  }
  return least;
}

export function isInside(p: Point, outline: Outline): boolean {
  let inside = false;
  let a = outline.at(-1)!;
  for (const b of outline) {
    if (a.y > p.y !== b.y > p.y && p.x < ((b.x - a.x) * (p.y - a.y)) / (b.y - a.y) + a.x) inside = !inside;
    a = b;
  }
  return inside;
}

/** How far a base sticks out of an outline; 0 if it is wholly within. */
export function sticksOut(base: Standing, outline: Outline): number {
  const ends = coreOf(base);
  const room = Math.min(...ends.map(end => toEdges(end, outline)));
  if (ends.every(end => isInside(end, outline))) return Math.max(0, base.r - room);
  return base.r + Math.max(...ends.map(end => (isInside(end, outline) ? 0 : toOutline(end, outline))));
}

const toEdges = (p: Point, outline: Outline): number => leastOfEdges(outline, (a, b) => toSegment(p, a, b));

/** Distance from a point to an outline; 0 inside it. */
export const toOutline = (p: Point, outline: Outline): number => (isInside(p, outline) ? 0 : toEdges(p, outline));

/** Distance from a base to an outline, seen from above. */
export const gapToOutline = (base: Standing, outline: Outline): number =>
  Math.max(0, outlineGap(coreOf(base), outline) - base.r);

/** Distance between two outlines. */
export function outlineGap(one: Outline, other: Outline): number {
  if (isInside(one[0]!, other) || isInside(other[0]!, one)) return 0;
  return leastOfEdges(one, (a, b) => leastOfEdges(other, (c, d) => segmentGap(a, b, c, d)));
}

/** A disc that contains a base. */
export function discOf(base: Standing): { readonly middle: Point; readonly r: number } {
  const { a, b, r } = base;
  const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 };
  return { middle, r: r + Math.max(...coreOf(base).map(end => between(middle, end))) };
}

/** Whether no outline reaches between two bases, at any height: then nothing hides or covers. */
export function isClear(one: Standing, other: Standing, outlines: readonly Outline[]): boolean {
  const [from, to] = [discOf(one), discOf(other)];
  const line = [from.middle, to.middle];
  const wide = Math.max(from.r, to.r) + LONG;
  return outlines.every(outline => outlineGap(line, outline) > wide);
}

export const inchesOf = (tenths: number): string => `${Math.round((tenths / INCH) * 1000) / 1000}"`;

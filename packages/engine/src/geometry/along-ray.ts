import { quarters, type Sign, signOfBig, signOfBigSurd, signOfTwoBigSurds } from './exact-signs.ts';
import { coreOf } from './path/rounded-core.ts';
import type { Direction, Footprint, Point } from './shape.ts';

/** A ray from a point in a direction, without end. */
export interface Ray {
  readonly from: Point;
  readonly towards: Direction;
}

/** A place on a ray: (p + q sqrt(c)) / d times its direction, exactly; c >= 0 and d > 0. */
export interface Along {
  readonly p: bigint;
  readonly q: bigint;
  readonly c: bigint;
  readonly d: bigint;
}

/** The stretch of a line inside a convex shape, its rim included; `from` may lie before the start of the ray. */
export interface Stretch {
  readonly from: Along;
  readonly to: Along;
}

export const START: Along = { p: 0n, q: 0n, c: 0n, d: 1n };

/** -1, 0 or 1 as a place comes before another, is the same, or comes after it. */
export const compareAlong = (a: Along, b: Along): Sign =>
  signOfTwoBigSurds(a.p * b.d - b.p * a.d, [a.q * b.d, a.c], [-b.q * a.d, b.c]);

/** The share of the direction in doubles, for showing. */
export const shareOf = ({ p, q, c, d }: Along): number => (Number(p) + Number(q) * Math.sqrt(Number(c))) / Number(d);

const placeAt = (p: bigint, q: bigint, c: bigint, d: bigint): Along =>
  d < 0n ? { p: -p, q: -q, c, d: -d } : { p, q, c, d };

export const ratioAlong = (p: bigint, d: bigint): Along => placeAt(p, 0n, 0n, d);

/** A vector in quarters of a tenth, so that halves (centres of long bases, radii) are whole. */
interface Vector {
  readonly x: bigint;
  readonly y: bigint;
}

const vector = (x: number, y: number): Vector => ({ x: quarters(x), y: quarters(y) });
const dot = (a: Vector, b: Vector): bigint => a.x * b.x + a.y * b.y;
const cross = (a: Vector, b: Vector): bigint => a.x * b.y - a.y * b.x;

/** The stretch of a ray's line inside a base, touching included; null where it passes by. */
export function stretchInBase(ray: Ray, base: Footprint): Stretch | null {
  if (base.corners) return stretchInPolygon(ray, base.corners);
  if (isAside(ray, coreOf(base), base.r)) return null;
  const { from, towards } = ray;
  const d = vector(towards.dx, towards.dy);
  const [a, b] = [vector(base.ax - from.x, base.ay - from.y), vector(base.bx - from.x, base.by - from.y)];
  const r = quarters(base.r);
  const rims = [...rimsOfCircle(d, a, r), ...rimsOfCircle(d, b, r), ...rimsOfSides(d, a, b, r)];
  if (rims.length === 0) return null;
  return {
    from: rims.reduce((one, other) => (compareAlong(other, one) < 0 ? other : one)),
    to: rims.reduce((one, other) => (compareAlong(other, one) > 0 ? other : one)),
  };
}

/** A quick test in doubles, with a margin of a tenth, that a shape lies behind the ray or to one side of it. */
function isAside({ from, towards: { dx, dy } }: Ray, core: readonly Point[], r: number): boolean {
  const most = (r + 1) * Math.sqrt(dx * dx + dy * dy);
  const across = core.map(({ x, y }) => dx * (y - from.y) - dy * (x - from.x));
  return (
    core.every(({ x, y }) => dx * (x - from.x) + dy * (y - from.y) < -most) ||
    across.every(n => n > most) ||
    across.every(n => n < -most)
  );
}

/** Where the line meets the circle of radius r about a centre, seen from the ray's start. */
function rimsOfCircle(d: Vector, centre: Vector, r: bigint): readonly Along[] {
  const n = dot(d, d);
  const across = cross(d, centre);
  const inside = n * r * r - across * across;
  if (inside < 0n) return [];
  const p = dot(d, centre);
  return [placeAt(p, -1n, inside, n), placeAt(p, 1n, inside, n)];
}

/** Where the line meets the two straight sides of a long base: as far as r from the segment, between its ends. */
function rimsOfSides(d: Vector, a: Vector, b: Vector, r: bigint): readonly Along[] {
  const e = { x: b.x - a.x, y: b.y - a.y };
  const length = dot(e, e);
  const turn = cross(e, d);
  if (turn === 0n) return [];
  const [foot, ahead] = [-dot(e, a), dot(e, d)];
  return [r, -r].flatMap(side => {
    const at = placeAt(cross(e, a), side, length, turn);
    // foot + ahead * at, from 0 to the length of the segment.
    const start = signOfBigSurd(foot * at.d + ahead * at.p, ahead * at.q, at.c);
    const end = signOfBigSurd((length - foot) * at.d - ahead * at.p, -ahead * at.q, at.c);
    return start >= 0 && end >= 0 ? [at] : [];
  });
}

/**
 * The stretch of a ray's line inside a counter-clockwise convex polygon, touching included; null where it passes by.
 */
export function stretchInPolygon(ray: Ray, corners: readonly Point[]): Stretch | null {
  if (isAside(ray, corners, 0)) return null;
  const { from, towards } = ray;
  const d = vector(towards.dx, towards.dy);
  let first: Along | null = null;
  let last: Along | null = null;
  for (const [i, a] of corners.entries()) {
    const b = corners[i + 1 < corners.length ? i + 1 : 0]!;
    const edge = vector(b.x - a.x, b.y - a.y);
    // Inside is to the left of every edge: depth + turn * share >= 0.
    const depth = cross(edge, vector(from.x - a.x, from.y - a.y));
    const turn = cross(edge, d);
    if (turn === 0n) {
      if (depth < 0n) return null;
      continue;
    }
    const at = ratioAlong(-depth, turn);
    if (turn > 0n) first = first === null || compareAlong(at, first) > 0 ? at : first;
    else last = last === null || compareAlong(at, last) < 0 ? at : last;
  }
  return first && last && compareAlong(first, last) <= 0 ? { from: first, to: last } : null;
}

/** On which side of the line a convex polygon lies: 1 left, -1 right, 0 where the line runs through its inside. */
export function sideOfRay({ from, towards: { dx, dy } }: Ray, corners: readonly Point[]): Sign {
  const d = vector(dx, dy);
  let side: Sign = 0;
  for (const { x, y } of corners) {
    const sign = signOfBig(cross(d, vector(x - from.x, y - from.y)));
    if (sign !== 0 && side === -sign) return 0;
    if (sign !== 0) side = sign;
  }
  return side;
}

import type { Point } from './shape.ts';
import type { Tenths } from './units.ts';

export interface Box {
  readonly left: Tenths;
  readonly low: Tenths;
  readonly right: Tenths;
  readonly high: Tenths;
}

/** The smallest upright rectangle around some points. */
export function box(points: readonly Point[]): Box {
  let left = Infinity;
  let low = Infinity;
  let right = -Infinity;
  let high = -Infinity;
  for (const { x, y } of points) {
    if (x < left) left = x;
    if (x > right) right = x;
    if (y < low) low = y;
    if (y > high) high = y;
  }
  return { left, low, right, high };
}

/** Twice the signed area of the triangle a, b, c: positive when c lies left of a → b. Exact for table coordinates. */
export const cross = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** Twice the signed area of a polygon: positive when its corners run counter-clockwise. */
export function doubleArea(corners: readonly Point[]): number {
  let sum = 0;
  for (let i = 0; i < corners.length; i++) {
    const a = corners[i]!;
    const b = corners[(i + 1) % corners.length]!;
    sum += a.x * b.y - a.y * b.x;
  }
  return sum;
}

/** A simple outline as counter-clockwise convex polygons on its own corners, without corners in a line. */
export function convexParts(outline: readonly Point[]): readonly (readonly Point[])[] {
  const corners = withoutStraightCorners(doubleArea(outline) < 0 ? [...outline].reverse() : outline);
  return mergeConvex(triangles(corners));
}

function withoutStraightCorners(corners: readonly Point[]): readonly Point[] {
  return corners.filter((b, i) => {
    const a = corners[(i + corners.length - 1) % corners.length]!;
    const c = corners[(i + 1) % corners.length]!;
    return cross(a, b, c) !== 0;
  });
}

/** Ear clipping, exact on integers. Falls through only for outlines that are not simple, which reading refuses. */
function triangles(corners: readonly Point[]): Point[][] {
  const rest = [...corners];
  const made: Point[][] = [];
  while (rest.length > 3) {
    const ear = rest.findIndex((_, i) => isEar(rest, i));
    if (ear < 0) break;
    const [a, b, c] = around(rest, ear);
    if (cross(a, b, c) > 0) made.push([a, b, c]);
    rest.splice(ear, 1);
  }
  made.push(rest);
  return made;
}

function around(corners: readonly Point[], i: number): [Point, Point, Point] {
  const n = corners.length;
  return [corners[(i + n - 1) % n]!, corners[i]!, corners[(i + 1) % n]!];
}

function isEar(corners: readonly Point[], i: number): boolean {
  const [a, b, c] = around(corners, i);
  if (cross(a, b, c) < 0) return false;
  return corners.every(p => p === a || p === b || p === c || !isInTriangle(p, a, b, c));
}

const isInTriangle = (p: Point, a: Point, b: Point, c: Point): boolean =>
  cross(a, b, p) >= 0 && cross(b, c, p) >= 0 && cross(c, a, p) >= 0;

/** Joins triangles across shared edges while the result stays convex, so that a box is one part and not two. */
function mergeConvex(parts: Point[][]): Point[][] {
  for (let i = 0; i < parts.length; i++)
    for (let j = i + 1; j < parts.length; j++) {
      const joined = joinConvex(parts[i]!, parts[j]!);
      if (!joined) continue;
      parts.splice(j, 1);
      parts[i] = joined;
      j = i;
    }
  return parts;
}

function joinConvex(one: readonly Point[], other: readonly Point[]): Point[] | null {
  for (const [i, a] of one.entries()) {
    const b = one[(i + 1) % one.length]!;
    const k = other.findIndex((p, n) => same(p, b) && same(other[(n + 1) % other.length]!, a));
    if (k < 0) continue;
    const fromB = other.map((_, n) => other[(k + 1 + n) % other.length]!).slice(1, -1);
    const joined = withoutStraightCorners([...one.slice(0, i + 1), ...fromB, ...one.slice(i + 1)]);
    return joined.every((_, n) => cross(...around(joined, n)) > 0) ? [...joined] : null;
  }
  return null;
}

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

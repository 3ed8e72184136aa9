import type { Sign } from './exact-signs.ts';
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
  if (corners.length < 3) return [];
  return isConvex(corners) ? [corners] : mergeConvex(triangles(corners));
}

/** The corners without duplicates of the next one, and without those in a line with their neighbours. */
function withoutStraightCorners(corners: readonly Point[]): readonly Point[] {
  const i = corners.length > 2 ? corners.findIndex((_, n) => cross(...around(corners, n)) === 0) : -1;
  return i < 0 ? corners : withoutStraightCorners(corners.toSpliced(i, 1));
}

/**
 * Ear clipping, exact on integers. A simple outline always has an ear of positive area whose triangle holds no other
 * corner, and cutting it leaves a simple outline. Stops early only if the outline is not simple, which reading refuses.
 */
function triangles(corners: readonly Point[]): Point[][] {
  const rest = [...corners];
  const parts: Point[][] = [];
  while (rest.length > 3) {
    const ear = rest.findIndex((_, i) => isEar(rest, i));
    if (ear < 0) break;
    parts.push(around(rest, ear));
    rest.splice(ear, 1);
  }
  parts.push(rest);
  return parts;
}

function around(corners: readonly Point[], i: number): [Point, Point, Point] {
  const n = corners.length;
  return [corners[(i + n - 1) % n]!, corners[i]!, corners[(i + 1) % n]!];
}

function isEar(corners: readonly Point[], i: number): boolean {
  const [a, b, c] = around(corners, i);
  if (cross(a, b, c) <= 0) return false;
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
    return isConvex(joined) ? [...joined] : null;
  }
  return null;
}

/** Whether the corners of a simple outline all turn left. */
export const isConvex = (corners: readonly Point[]): boolean =>
  corners.every((_, n) => cross(...around(corners, n)) > 0);

const same = (a: Point, b: Point): boolean => a.x === b.x && a.y === b.y;

/** 1 when a point lies inside a counter-clockwise convex polygon, 0 on its border, -1 outside. */
export function sideOfConvex(corners: readonly Point[], p: Point): Sign {
  let side: Sign = 1;
  for (let i = 0, a = corners[corners.length - 1]!; i < corners.length; i++) {
    const b = corners[i]!;
    const turn = cross(a, b, p);
    if (turn < 0) return -1;
    if (turn === 0) side = 0;
    a = b;
  }
  return side;
}

/** 1 when a point lies inside a simple outline (either way round, concave allowed), 0 on its border, -1 outside. */
export function sideOf(outline: readonly Point[], p: Point): Sign {
  let inside = false;
  for (let i = 0, a = outline[outline.length - 1]!; i < outline.length; i++) {
    const b = outline[i]!;
    const turn = cross(a, b, p);
    if (turn === 0 && (a.x - p.x) * (b.x - p.x) <= 0 && (a.y - p.y) * (b.y - p.y) <= 0) return 0;
    // A ray to the right crosses the edges that have one end above p and the other not.
    if (a.y > p.y !== b.y > p.y && turn > 0 === b.y > a.y) inside = !inside;
    a = b;
  }
  return inside ? 1 : -1;
}

/**
 * Whether a segment passes through the interior of a counter-clockwise convex polygon; touching it is not enough. It
 * stays out exactly when an edge of the polygon, or its own line, has both on different sides.
 */
export function enters(corners: readonly Point[], p: Point, q: Point): boolean {
  const isPoint = p.x === q.x && p.y === q.y;
  let left = isPoint;
  let right = isPoint;
  for (let i = 0, a = corners[corners.length - 1]!; i < corners.length; i++) {
    const b = corners[i]!;
    if (cross(a, b, p) <= 0 && cross(a, b, q) <= 0) return false;
    const turn = cross(p, q, b);
    if (turn > 0) left = true;
    else if (turn < 0) right = true;
    a = b;
  }
  return left && right;
}

/** The point of an outline (of three corners, two or one) nearest to a place, and how far it is; doubles. */
export function nearestOnOutline(
  corners: readonly Point[],
  x: number,
  y: number,
): Point & { readonly distance: number } {
  let nearest = { x, y, distance: Infinity };
  for (const [i, a] of corners.entries()) {
    const b = corners[(i + 1) % corners.length]!;
    const ex = b.x - a.x;
    const ey = b.y - a.y;
    const n = ex * ex + ey * ey;
    const t = n === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * ex + (y - a.y) * ey) / n));
    const at = { x: a.x + t * ex, y: a.y + t * ey };
    const distance = Math.sqrt((x - at.x) * (x - at.x) + (y - at.y) * (y - at.y));
    if (distance < nearest.distance) nearest = { ...at, distance };
  }
  return nearest;
}

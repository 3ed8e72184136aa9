import { perObject } from '../cache.ts';
import { isInside, overlapsArea } from './measure-area.ts';
import { cross } from './polygon.ts';
import type { Footprint, Point } from './shape.ts';
import type { Piece } from './terrain.ts';

/**
 * The convex hull of some points: counter-clockwise, no three corners in a line, beginning at the leftmost. Of points
 * in a line it is the two ends, of one point that point. Exact.
 */
export function hullOf(points: readonly Point[]): readonly Point[] {
  const sorted = [...points].sort((a, b) => a.x - b.x || a.y - b.y);
  const lower = chainOf(sorted);
  const upper = chainOf(sorted.reverse());
  return lower.length === 1 ? lower : [...lower.slice(0, -1), ...upper.slice(0, -1)];
}

/** The corners of sorted points that all turn left, from the first point to the last. */
function chainOf(sorted: readonly Point[]): readonly Point[] {
  const chain: Point[] = [];
  for (const { x, y } of sorted) {
    const last = chain.at(-1);
    if (last && last.x === x && last.y === y) continue;
    while (chain.length > 1 && cross(chain.at(-2)!, chain.at(-1)!, { x, y }) <= 0) chain.pop();
    chain.push({ x, y });
  }
  return chain;
}

/** The area of a piece: the convex hull of all its parts seen from above, its doors closed. */
export const areaOf = perObject(({ parts }: Piece): readonly Point[] =>
  hullOf(parts.flatMap(({ outline }) => outline)),
);

/** How much of a base lies in the area of a piece; touching its border from outside is none of it. */
export type Share = 'all' | 'some' | 'none';

/** Whether a base is wholly within the area of a piece, partly, or not at all; at any height. Exact. */
export function shareInArea(f: Footprint, piece: Piece): Share {
  const area = areaOf(piece);
  return isInside(f, area) ? 'all' : overlapsArea(f, area) ? 'some' : 'none';
}

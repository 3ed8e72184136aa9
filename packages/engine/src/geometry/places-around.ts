// Places around a spot, in a fixed order.
import type { Point, Spot } from './shape.ts';
import type { Tenths } from './units.ts';

/** A unit vector. */
export type Unit = readonly [x: number, y: number];

const QUARTER: readonly Unit[] = [
  [1, 0],
  [5, 1],
  [5, 2],
  [3, 2],
  [1, 1],
  [2, 3],
  [2, 5],
  [1, 5],
];

const unit = ([x, y]: Unit): Unit => {
  const length = Math.sqrt(x * x + y * y);
  return [x / length, y / length];
};
const turned = ([x, y]: Unit): Unit => [-y, x];

const half: readonly Unit[] = [...QUARTER.map(unit), ...QUARTER.map(unit).map(turned)];

/** Thirty-two directions, all around. */
export const AROUND: readonly Unit[] = [...half, ...half.map(turned).map(turned)];

export const placeAt = ({ x, y, z }: Spot, [ux, uy]: Unit, distance: number): Spot => ({
  x: Math.round(x + ux * distance),
  y: Math.round(y + uy * distance),
  z,
});

/** The distance between two points, seen from above. */
export const flat = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** The spot on the way to a point, in whole tenths and at most `most` away. */
export function towards({ x, y, z }: Spot, to: Point, most: number): Spot {
  const [dx, dy] = [to.x - x, to.y - y];
  const share = Math.min(1, most / Math.max(1, Math.sqrt(dx * dx + dy * dy)));
  // The difference is truncated, not the place: otherwise moves towards lower numbers would be a tenth too long.
  return { x: x + Math.trunc(dx * share), y: y + Math.trunc(dy * share), z };
}

/**
 * The nearest place to a spot, on its level, that passes a test. Samples circles one step apart, so the true one may be
 * nearer by up to a step. Null if there is none within the farthest circle.
 */
export function placeAround(
  at: Spot,
  passes: (spot: Spot) => boolean,
  { step = 20, farthest = 7620 }: { readonly step?: Tenths; readonly farthest?: Tenths } = {},
): Spot | null {
  if (passes(at)) return at;
  for (let distance = step; distance <= farthest; distance += step)
    for (const direction of AROUND) {
      const spot = placeAt(at, direction, distance);
      if (passes(spot)) return spot;
    }
  return null;
}

// Places around a spot, in a plain order.
import type { Point, Spot } from './shape.ts';
import type { Tenths } from './units.ts';

/** A direction of length one. */
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

/** How far it is from one point to another, seen from above. */
export const flat = (a: Point, b: Point): number => Math.sqrt((a.x - b.x) * (a.x - b.x) + (a.y - b.y) * (a.y - b.y));

/** As far as it goes on the way to a point, on whole tenths and never further than the most. */
export function towards({ x, y, z }: Spot, to: Point, most: number): Spot {
  const [dx, dy] = [to.x - x, to.y - y];
  const share = Math.min(1, most / Math.max(1, Math.sqrt(dx * dx + dy * dy)));
  // The way is cut, not the place: else it would be a tenth too long towards lower numbers.
  return { x: x + Math.trunc(dx * share), y: y + Math.trunc(dy * share), z };
}

/**
 * The nearest place to a spot, on its level, that passes a test: by circles a step apart, so nearer by no more than
 * that than the truth. Null when there is none within the farthest.
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

// Places around a spot, in a plain order.
import type { Point, Spot } from '@little-wars/engine/geometry';

/** A direction of length one. */
export type Unit = readonly [x: number, y: number];

const QUARTER: readonly Unit[] = [[1, 0], [5, 1], [5, 2], [3, 2], [1, 1], [2, 3], [2, 5], [1, 5]]; // biome-ignore format: a quarter turn

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

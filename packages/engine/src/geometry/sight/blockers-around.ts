import { cross } from '../polygon.ts';
import { comparePointDistance } from '../segment-distance.ts';
import type { Footprint, Point, Spot } from '../shape.ts';
import type { Among, Touch } from './types.ts';

/** The blocking solids and bodies whose inside holds a spot. */
export function blockersAround(spot: Spot, { scene, mask, bodies = [], except = [] }: Among): Touch[] {
  const solids = scene.solids.filter(
    ({ index, bottom, top, corners }) =>
      mask[index] === 1 &&
      bottom < spot.z &&
      spot.z < top &&
      corners.every((corner, i) => cross(corner, corners[(i + 1) % corners.length]!, spot) > 0),
  );
  const around: Touch[] = [...new Set(solids.map(({ piece }) => piece))];
  for (const [i, body] of bodies.entries())
    if (!except.includes(i) && body.bottom < spot.z && spot.z < body.top && isWithin(spot, body, false)) around.push(i);
  return around;
}

/** Whether a point lies in a footprint, or on its rim if that counts. Exact. */
export function isWithin({ x, y }: Point, footprint: Footprint, withRim: boolean): boolean {
  const sign = comparePointDistance(x, y, footprint, { near: footprint.r, square: 0 });
  return withRim ? sign <= 0 : sign < 0;
}

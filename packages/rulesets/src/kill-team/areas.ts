// Areas and lines of the killzone, seen from above.
import {
  isGapWithin,
  isInside,
  isWithinOf,
  overlapsArea,
  type Point,
  type Standing,
  type Tenths,
} from '@little-wars/engine/geometry';
import type { Line, Outline } from './maps/index.ts';

/** The pieces of a bent line, as bases of no width. */
export const stretches = (line: Line): readonly Standing[] =>
  line.slice(1).map((to, i) => ({ ax: line[i]!.x, ay: line[i]!.y, bx: to.x, by: to.y, r: 0, z: 0 }));

export const sidesOf = (outline: Outline): readonly Standing[] => stretches([...outline, outline[0]!]);

export const pointAt = ({ x, y }: Point): Standing => ({ ax: x, ay: y, bx: x, by: y, r: 0, z: 0 });

/** Within x of an area. */
export const isNear = (standing: Standing, area: Outline, x: Tenths): boolean =>
  isWithinOf(standing, { corners: area, bottom: 0, top: 0 }, x, 'flat');

/** No part farther than x from an area. From an end outside, the farthest part is the distance and the radius away. */
export const isWhollyNear = ({ ax, ay, bx, by, r }: Standing, area: Outline, x: Tenths): boolean =>
  [
    { x: ax, y: ay },
    { x: bx, y: by },
  ].every(end => isNear(pointAt(end), area, x - r));

/** Within x of a line. */
export const isNearLine = (standing: Standing, line: Line, x: Tenths): boolean =>
  stretches(line).some(stretch => isGapWithin(standing, stretch, x));

/** Whether some part of an area is within x of another. */
export const isAreaNear = (one: Outline, two: Outline, x: Tenths): boolean =>
  sidesOf(one).some(side => isNear(side, two, x)) || isInside(pointAt(two[0]!), one);

/** Whether an area lies in another, touching its border at most. */
export const isAreaIn = (one: Outline, two: Outline): boolean => sidesOf(one).every(side => isInside(side, two));

const middleOf = (outline: Outline): Standing => {
  const mean = (of: (point: Point) => number): number =>
    Math.round(outline.reduce((sum, point) => sum + of(point), 0) / outline.length);
  return pointAt({ x: mean(({ x }) => x), y: mean(({ y }) => y) });
};

/** Whether two areas share more than a border. */
export const doAreasOverlap = (one: Outline, two: Outline): boolean => {
  const enters = (line: Outline, area: Outline): boolean => sidesOf(line).some(side => overlapsArea(side, area));
  return enters(one, two) || enters(two, one) || isInside(middleOf(one), two);
};

// Areas and lines of the killzone, seen from above.
import { isInside, overlapsArea, type Point, type Standing } from '@little-wars/engine/geometry';
import type { Line, Outline } from './maps/map.ts';

/** The segments of a polyline, as bases of no width. */
export const stretches = (line: Line): readonly Standing[] =>
  line.slice(1).map((to, i) => ({ ax: line[i]!.x, ay: line[i]!.y, bx: to.x, by: to.y, r: 0, z: 0 }));

export const sidesOf = (outline: Outline): readonly Standing[] => stretches([...outline, outline[0]!]);

export const pointAt = ({ x, y }: Point): Standing => ({ ax: x, ay: y, bx: x, by: y, r: 0, z: 0 });

/** Whether an area lies inside another; touching its border is allowed. */
export const isAreaIn = (one: Outline, two: Outline): boolean => sidesOf(one).every(side => isInside(side, two));

/** Roughly the middle of an area. */
export const middleOf = (outline: Outline): Point => {
  const mean = (of: (point: Point) => number): number =>
    Math.round(outline.reduce((sum, point) => sum + of(point), 0) / outline.length);
  return { x: mean(({ x }) => x), y: mean(({ y }) => y) };
};

function boxAround(outline: Outline) {
  let [left, right, low, high] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of outline) {
    left = Math.min(left, x);
    right = Math.max(right, x);
    low = Math.min(low, y);
    high = Math.max(high, y);
  }
  return { left, right, low, high };
}

/** Whether the bounding boxes of two areas are more than x apart; then so are the areas. */
export function areAreasApart(one: Outline, two: Outline, x = 0): boolean {
  const a = boxAround(one);
  const b = boxAround(two);
  return b.left - a.right > x || a.left - b.right > x || b.low - a.high > x || a.low - b.high > x;
}

/** Whether two areas share more than a border. */
export const doAreasOverlap = (one: Outline, two: Outline): boolean => {
  if (areAreasApart(one, two)) return false;
  const enters = (line: Outline, area: Outline): boolean => sidesOf(line).some(side => overlapsArea(side, area));
  return enters(one, two) || enters(two, one) || isInside(pointAt(middleOf(one)), two);
};

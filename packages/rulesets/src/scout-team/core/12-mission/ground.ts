// ST-8.2  Zones and markers
import { inches, type Point, type Tenths } from '@little-wars/engine/geometry';
import { mapOf } from '../../lookups.ts';
import type { Setup } from '../../state.ts';

/** ST-8.2: the distance from the middle of the long axis to a zone. */
const FROM_MIDDLE: Tenths = inches(9);

/** ST-8.2: the places of markers, along the long axis and across it. */
const MARKERS: readonly (readonly [along: number, across: number])[] = [
  [1 / 2, 1 / 6],
  [1 / 2, 5 / 6],
  [1 / 5, 1 / 2],
  [4 / 5, 1 / 2],
];

type OnMap = Pick<Setup, 'map'>;

interface Axes {
  readonly length: Tenths;
  readonly breadth: Tenths;
  at(along: Tenths, across: Tenths): Point;
}

/** The long axis of a table, in either orientation. */
function axesOf(setup: OnMap): Axes {
  const { width, depth } = mapOf(setup).terrain;
  return width >= depth
    ? { length: width, breadth: depth, at: (x, y) => ({ x, y }) }
    : { length: depth, breadth: width, at: (y, x) => ({ x, y }) };
}

/** ST-8.2: a zone, 0 at the low end of the long axis and 1 at the high end; counter-clockwise. */
export function zoneAt(setup: OnMap, zone: number): readonly Point[] {
  const { length, breadth, at } = axesOf(setup);
  const middle = length / 2;
  const [from, to] = zone === 0 ? [0, middle - FROM_MIDDLE] : [middle + FROM_MIDDLE, length];
  const corners = [at(from, 0), at(to, 0), at(to, breadth), at(from, breadth)];
  const [a, b, c] = corners as [Point, Point, Point];
  const isLeft = (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0;
  return isLeft ? corners : corners.toReversed();
}

/** ST-8.2: four markers, one for each side and two between; none in a straight fight. */
export function markersOf(setup: OnMap & Pick<Setup, 'mission'>): readonly Point[] {
  if (setup.mission === 'straight-fight') return [];
  const { length, breadth, at } = axesOf(setup);
  return MARKERS.map(([along, across]) => at(Math.round(along * length), Math.round(across * breadth)));
}

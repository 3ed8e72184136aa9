// KT-15.2  Where the markers and the set-up zones of narrative missions are
import type { Point, Tenths } from '@little-wars/engine/geometry';
import { OBJECTIVE } from '../../core/06-damage/objectives.ts';
import type { KillzoneMap, Line, Outline } from '../../maps/map.ts';
import type { Token } from '../../types.ts';

/** The square of a point's distance from a segment. */
function fromSegment({ x, y }: Point, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y];
  const length = dx * dx + dy * dy;
  const along = length === 0 ? 0 : Math.max(0, Math.min(1, ((x - a.x) * dx + (y - a.y) * dy) / length));
  const [ox, oy] = [x - a.x - along * dx, y - a.y - along * dy];
  return ox * ox + oy * oy;
}

const fromLine = (at: Point, line: Line): number =>
  Math.min(...line.map((to, i) => fromSegment(at, line[Math.max(0, i - 1)]!, to)));

/** The map's objectives, those nearest to a line first. */
export const nearestTo = ({ objectives }: KillzoneMap, line: Line): readonly Point[] =>
  objectives.toSorted((a, b) => fromLine(a, line) - fromLine(b, line));

/** The middle of the killzone. */
export const middleOf = ({ terrain: { width, depth } }: KillzoneMap): Point => ({
  x: Math.round(width / 2),
  y: Math.round(depth / 2),
});

/** Eight directions of about the same length, in hundredths. */
const EIGHT = [
  [100, 41],
  [41, 100],
  [-41, 100],
  [-100, 41],
  [-100, -41],
  [-41, -100],
  [41, -100],
  [100, -41],
] as const;

/** An eight-sided area around the middle, within the killzone. */
export function areaAround(map: KillzoneMap, reach: Tenths): Outline {
  const { width, depth } = map.terrain;
  const { x, y } = middleOf(map);
  const within = (value: number, most: number): number => Math.max(0, Math.min(most, Math.round(value)));
  return EIGHT.map(([dx, dy]) => ({
    x: within(x + (dx * reach) / 100, width),
    y: within(y + (dy * reach) / 100, depth),
  }));
}

/** Markers that are controlled as objectives are, by the name of what they stand for. */
export const markersAt = (name: string, points: readonly Point[]): readonly Token[] =>
  points.map(({ x, y }, i) => ({
    id: `${name}-${i + 1}`,
    kind: OBJECTIVE,
    at: { x, y, z: 0 },
    seat: null,
    marks: {},
  }));

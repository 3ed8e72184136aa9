import {
  checked,
  exactly,
  fields,
  named,
  note,
  problem,
  type Read,
  readAs,
  type Shape,
  terrainOf,
  whole,
} from '@little-wars/engine';
import { type Direction, HEADING, inches, type Point, type Terrain } from '@little-wars/engine/geometry';
import { isTerrainKind } from '@little-wars/engine/pieces';
import type { Adrift, VoidMap } from './map.ts';

/** ZG-1.11 */
const SIDES: readonly number[] = [inches(48), inches(36)];
/** ZG-7.1 */
const OBJECTIVES = 3;

const LARGEST = inches(48);
const point: Shape<Point> = fields<Point>({ x: whole(0, LARGEST), y: whole(0, LARGEST) });
const course: Shape<Direction> = fields<Direction>({ dx: whole(-HEADING, HEADING), dy: whole(-HEADING, HEADING) });
const adrift: Shape<Adrift> = fields<Adrift>({ at: point, course });

const map = checked(
  fields<VoidMap>({
    id: named,
    name: named,
    terrain: terrainOf(isTerrainKind) as Shape<Terrain>,
    objectives: exactly(OBJECTIVES, adrift),
  }),
  (reader, { terrain, objectives }) => {
    if (terrain !== null && (terrain.width !== terrain.depth || !SIDES.includes(terrain.width)))
      note(reader, problem('terrain', 'wrong-table-size', { clause: 'ZG-1.11' }), null);
    for (const [
      i,
      {
        at,
        course: { dx, dy },
      },
    ] of objectives.entries()) {
      if (terrain !== null && (at.x > terrain.width || at.y > terrain.depth))
        note(reader, problem(`objectives[${i}].at`, 'off-table', { clause: 'ZG-7.2' }), null);
      if (dx === 0 && dy === 0)
        note(reader, problem(`objectives[${i}].course`, 'no-direction', { clause: 'ZG-7.2' }), null);
    }
  },
);

/** Parses an unknown value as a map: returns a fresh copy, or every problem. Never throws. */
export const readMap = (x: unknown): Read<VoidMap> => readAs(map, x);

import { checked, fields, named, note, problem, type Read, readAs, type Shape, terrainOf } from '@little-wars/engine';
import { inches, type Terrain } from '@little-wars/engine/geometry';
import { isTerrainKind } from '@little-wars/engine/pieces';
import type { SquadMap } from './map.ts';

/** RS-3.1 */
const SIDES: readonly number[] = [inches(48), inches(36)];

const map = checked(
  fields<SquadMap>({ id: named, name: named, terrain: terrainOf(isTerrainKind) as Shape<Terrain> }),
  (reader, { terrain }) => {
    if (terrain !== null && (terrain.width !== terrain.depth || !SIDES.includes(terrain.width)))
      note(reader, problem('terrain', 'wrong-table-size', { clause: 'RS-3.1' }), null);
  },
);

/** Parses an unknown value as a map: returns a fresh copy, or every problem. Never throws. */
export const readMap = (x: unknown): Read<SquadMap> => readAs(map, x);

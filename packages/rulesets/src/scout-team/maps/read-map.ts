import { checked, fields, named, note, problem, type Read, readAs, type Shape, terrainOf } from '@little-wars/engine';
import type { Terrain } from '@little-wars/engine/geometry';
import { isTerrainKind } from '@little-wars/engine/pieces';
import { SIZES } from '../options.ts';
import type { TeamMap } from './map.ts';

const map = checked(
  fields<TeamMap>({ id: named, name: named, terrain: terrainOf(isTerrainKind) as Shape<Terrain> }),
  (reader, { terrain }) => {
    const isSize = Object.values(SIZES).some(
      ({ width, depth }) => terrain !== null && terrain.width === width && terrain.depth === depth,
    );
    if (!isSize) note(reader, problem('terrain', 'wrong-table-size', { clause: 'ST-1.4' }), null);
  },
);

/** Parses an unknown value as a map: returns a fresh copy, or every problem. Never throws. */
export const readMap = (x: unknown): Read<TeamMap> => readAs(map, x);

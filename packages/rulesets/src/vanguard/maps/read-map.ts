import {
  checked,
  exactly,
  fields,
  flag,
  listOf,
  named,
  note,
  oneOf,
  problem,
  type Read,
  readAs,
  type Shape,
  terrainOf,
} from '@little-wars/engine';
import type { TableEdge, Terrain } from '@little-wars/engine/geometry';
import { isTerrainKind } from '@little-wars/engine/pieces';
import type { BattleMap, BySide } from './map.ts';

const edge = oneOf<TableEdge>('left', 'right', 'low', 'high');

/** VG-12.8: at least one edge for each side. */
const edges: Shape<readonly TableEdge[]> = (reader, path, x) => {
  const read = listOf(edge, 4)(reader, path, x);
  return Array.isArray(x) && x.length === 0 ? note(reader, problem(path, 'empty'), read) : read;
};

const map = checked(
  fields<BattleMap>(
    {
      id: named,
      name: named,
      terrain: terrainOf(isTerrainKind) as Shape<Terrain>,
      byPlayers: flag,
      fallback: exactly(2, edges) as unknown as Shape<BySide<readonly TableEdge[]>>,
    },
    ['byPlayers'],
  ),
  (reader, { byPlayers, terrain }) => {
    if (byPlayers && terrain !== null && terrain.pieces.length > 0)
      note(reader, problem('terrain.pieces', 'laid-by-players'), null);
  },
);

/** Parses an unknown value as a map: returns a fresh copy, or every problem. Never throws. */
export const readMap = (x: unknown): Read<BattleMap> => readAs(map, x);

import {
  exactly,
  fields,
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

/** VG-12.8: one edge at least for each side. */
const edges: Shape<readonly TableEdge[]> = (reader, path, x) => {
  const read = listOf(edge, 4)(reader, path, x);
  return Array.isArray(x) && x.length === 0 ? note(reader, problem(path, 'empty'), read) : read;
};

const map = fields<BattleMap>({
  id: named,
  name: named,
  terrain: terrainOf(isTerrainKind) as Shape<Terrain>,
  fallback: exactly(2, edges) as unknown as Shape<BySide<readonly TableEdge[]>>,
});

/** Reads what someone claims to be a map: a fresh copy of it, or every reason why not. Never throws. */
export const readMap = (x: unknown): Read<BattleMap> => readAs(map, x);

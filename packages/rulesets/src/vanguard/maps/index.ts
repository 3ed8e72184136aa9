import type { TableEdge } from '@little-wars/engine/geometry';
import { FARMSTEAD, REFINERY } from '@little-wars/skirmish/tables';
import type { BattleMap, BySide } from './map.ts';

export type { BattleMap, BySide } from './map.ts';

/** VG-16.1: each side falls back to its own edge. */
export const FALLBACK: BySide<readonly TableEdge[]> = [['low'], ['high']];

/** Every map. */
export const MAPS: readonly BattleMap[] = [
  { id: 'farmstead', name: 'Farmstead', terrain: FARMSTEAD, fallback: FALLBACK },
  { id: 'refinery', name: 'Refinery', terrain: REFINERY, fallback: FALLBACK },
];

export function mapOf(id: string): BattleMap {
  const map = MAPS.find(each => each.id === id);
  if (!map) throw new Error(`no map "${id}"`);
  return map;
}

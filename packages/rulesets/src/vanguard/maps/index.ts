import { FARMSTEAD } from './farmstead.ts';
import type { BattleMap } from './map.ts';
import { REFINERY } from './refinery.ts';

export type { BattleMap, BySide } from './map.ts';

/** Every map there is. */
export const MAPS: readonly BattleMap[] = [FARMSTEAD, REFINERY];

export function mapOf(id: string): BattleMap {
  const found = MAPS.find(map => map.id === id);
  if (!found) throw new Error(`no map "${id}"`);
  return found;
}

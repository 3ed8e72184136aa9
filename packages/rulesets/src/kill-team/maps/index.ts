import { CLOSE_QUARTERS } from './close-quarters.ts';
import { CRITICAL_OPS_MAPS } from './critical-ops.ts';
import type { KillzoneMap } from './map.ts';

export const MAPS: readonly KillzoneMap[] = [...CRITICAL_OPS_MAPS, CLOSE_QUARTERS];

const byId = new Map(MAPS.map(map => [map.id, map]));

export function mapOf(id: string): KillzoneMap {
  const map = byId.get(id);
  if (!map) throw new Error(`No such map: ${id}`);
  return map;
}

export { CLOSE_QUARTERS, MOST_FROM_ACCESS } from './close-quarters.ts';
export { CRITICAL_OPS_MAPS } from './critical-ops.ts';
export { readMap } from './read-map.ts';

import { SECTOR } from './01-sector.ts';
import { CENTRE } from './02-centre.ts';
import { FLANK } from './03-flank.ts';
import { STRAIT } from './04-strait.ts';
import { BATTLEGROUND } from './05-battleground.ts';
import { BOUNDARY } from './06-boundary.ts';
import { JUNCTION } from './07-junction.ts';
import { APPROACH } from './08-approach.ts';
import { FRONT_LINE } from './09-front-line.ts';
import { CLOSE_QUARTERS } from './close-quarters.ts';
import type { KillzoneMap } from './map.ts';

/** KT-11.4: the maps of Critical Ops 2022, by number. */
export const CRITICAL_OPS_MAPS: readonly KillzoneMap[] = [
  SECTOR,
  CENTRE,
  FLANK,
  STRAIT,
  BATTLEGROUND,
  BOUNDARY,
  JUNCTION,
  APPROACH,
  FRONT_LINE,
];

export const MAPS: readonly KillzoneMap[] = [...CRITICAL_OPS_MAPS, CLOSE_QUARTERS];

const byId = new Map(MAPS.map(map => [map.id, map]));

/** The map of an id. */
export function mapOf(id: string): KillzoneMap {
  const found = byId.get(id);
  if (!found) throw new Error(`No such map: ${id}`);
  return found;
}

export { CLOSE_QUARTERS } from './close-quarters.ts';
export type {
  AccessPoint,
  BySide,
  CloseQuarters,
  Edges,
  KillzoneMap,
  Line,
  Outline,
  Room,
  Zones,
} from './map.ts';
export { barricadePiece } from './pieces.ts';
export { readMap } from './read-map.ts';

import { BATTLEGROUND, BOUNDARY, besideItself, FRONT_LINE, quarterTurned, SECTOR } from '@little-wars/skirmish/tables';
import type { TeamMap } from './map.ts';

/** ST-1.4: every map; two of 44" by 30", two of 22" by 30". */
export const MAPS: readonly TeamMap[] = [
  { id: 'twin-ruins', name: 'Twin Ruins', terrain: besideItself(quarterTurned(BATTLEGROUND)) },
  { id: 'long-front', name: 'Long Front', terrain: besideItself(quarterTurned(FRONT_LINE)) },
  { id: 'depot', name: 'Depot', terrain: quarterTurned(SECTOR) },
  { id: 'outskirts', name: 'Outskirts', terrain: quarterTurned(BOUNDARY) },
];

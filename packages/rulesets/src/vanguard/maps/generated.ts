// VG-15.6  Tables made from a number
import { inches, type Tenths } from '@little-wars/engine/geometry';
import { type Box, generated } from '@little-wars/skirmish/tables';
import { markersOf } from '../core/16-scenario/gather-intelligence.ts';
import type { Options } from '../options.ts';
import { FALLBACK } from './index.ts';
import type { BattleMap } from './map.ts';

/** Room around a marker, so that every base can touch it. */
const ROOM: Tenths = inches(2.4);

/** VG-1.2, VG-15.1: a table of the agreed size and coverage, the same for the same number. */
export function generatedMap(options: Options, number: number): BattleMap {
  const size = { width: inches(options.tableWidth), depth: inches(options.tableDepth) };
  const bare = (pieces: BattleMap['terrain']['pieces']): BattleMap => ({
    id: `table-${number}`,
    name: `Table ${number}`,
    terrain: { ...size, pieces },
    fallback: FALLBACK,
  });
  const clear = markersOf({ map: bare([]), teams: [], options }).map(
    ({ at: { x, y } }): Box => ({ left: x - ROOM, low: y - ROOM, right: x + ROOM, high: y + ROOM }),
  );
  const { pieces } = generated({ ...size, coverage: options.terrainCoverage, clear, seed: `table ${number}` });
  return bare(pieces);
}

// VG-15.6  Tables made from a number
import { inches } from '@little-wars/engine/geometry';
import { type Box, generated, type TableSize } from '@little-wars/skirmish/tables';
import { clearAround } from '../core/15-game/clear.ts';
import { SCENARIOS } from '../core/16-scenario/scenarios.ts';
import { defaults, type Options } from '../options.ts';
import { FALLBACK } from './index.ts';
import type { BattleMap } from './map.ts';

const bareMap = (size: TableSize, pieces: BattleMap['terrain']['pieces'] = []): BattleMap => ({
  id: 'generated',
  name: 'Generated',
  terrain: { width: size.width, depth: size.depth, pieces },
  fallback: FALLBACK,
});

/** VG-16.1, VG-15.10: what stays free of solid pieces on a table of this size, whatever the scenario. */
export const clearOn = (size: TableSize): readonly Box[] =>
  SCENARIOS.flatMap(({ markersOf }) => clearAround(markersOf({ map: bareMap(size), teams: [], options: defaults })));

/** VG-15.6: a bare table of the agreed size, on which the players lay the terrain in turns. */
export const mapInTurns = ({ tableWidth, tableDepth }: Options): BattleMap => ({
  ...bareMap({ width: inches(tableWidth), depth: inches(tableDepth) }),
  id: 'in-turns',
  name: 'Laid in turns',
  byPlayers: true,
});

/** VG-1.2, VG-15.1: a table of the agreed size and coverage, the same for the same number. */
export function generatedMap(
  { tableWidth, tableDepth, terrainCoverage: coverage }: Options,
  number: number,
): BattleMap {
  const size: TableSize = { width: inches(tableWidth), depth: inches(tableDepth) };
  const { pieces } = generated({ ...size, coverage, clear: clearOn(size), seed: `table ${number}` });
  return { ...bareMap(size, pieces), id: `table-${number}`, name: `Table ${number}` };
}

// KT-11.4  The open killzones of Critical Ops 2022
import { points } from '@little-wars/engine/pieces';
import {
  APPROACH,
  BATTLEGROUND,
  BOUNDARY,
  CENTRE,
  FLANK,
  FRONT_LINE,
  JUNCTION,
  SECTOR,
  STRAIT,
} from '@little-wars/skirmish/tables';
import { killzone } from './killzone.ts';
import type { KillzoneMap } from './map.ts';

/** In the order of their numbers. */
export const CRITICAL_OPS_MAPS: readonly KillzoneMap[] = [
  killzone({
    id: 'sector',
    name: 'Sector',
    number: 1,
    layout: 'long',
    objectives: points([15, 6], [15, 16], [21, 13], [9, 9], [27, 9], [3, 13]),
    terrain: SECTOR,
  }),
  killzone({
    id: 'centre',
    name: 'Centre',
    number: 2,
    layout: 'long',
    objectives: points([11, 7], [4, 11], [26, 11], [11, 15], [19, 7], [19, 15]),
    terrain: CENTRE,
  }),
  killzone({
    id: 'flank',
    name: 'Flank',
    number: 3,
    layout: 'long',
    objectives: points([18, 15], [24, 11], [6, 6], [6, 16], [11, 11], [18, 7]),
    terrain: FLANK,
  }),
  killzone({
    id: 'strait',
    name: 'Strait',
    number: 4,
    layout: 'short',
    objectives: points([9, 11], [21, 11], [17, 7], [13, 3], [13, 15], [17, 19]),
    terrain: STRAIT,
  }),
  killzone({
    id: 'battleground',
    name: 'Battleground',
    number: 5,
    layout: 'short',
    objectives: points([11, 4], [21, 4], [16, 8], [14, 14], [9, 18], [19, 18]),
    terrain: BATTLEGROUND,
  }),
  killzone({
    id: 'boundary',
    name: 'Boundary',
    number: 6,
    layout: 'short',
    objectives: points([8, 7], [8, 15], [22, 15], [22, 7], [15, 4], [15, 18]),
    terrain: BOUNDARY,
  }),
  killzone({
    id: 'junction',
    name: 'Junction',
    number: 7,
    layout: 'diagonal',
    objectives: points([6, 4], [13, 6], [9, 11], [21, 11], [17, 16], [24, 18]),
    terrain: JUNCTION,
  }),
  killzone({
    id: 'approach',
    name: 'Approach',
    number: 8,
    layout: 'diagonal',
    objectives: points([6, 4], [24, 18], [19, 14], [11, 8], [21, 5], [9, 17]),
    terrain: APPROACH,
  }),
  killzone({
    id: 'front-line',
    name: 'Front Line',
    number: 9,
    layout: 'diagonal',
    objectives: points([4, 5], [12, 6], [9, 14], [21, 8], [18, 16], [26, 17]),
    terrain: FRONT_LINE,
  }),
];

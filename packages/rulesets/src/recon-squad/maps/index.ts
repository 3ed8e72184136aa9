import { FARMSTEAD, GANTRIES, REFINERY, ROOFTOPS } from '@little-wars/skirmish/tables';
import type { SquadMap } from './map.ts';

/** RS-3.1: every map; two of 48" with roofs and catwalks to jump between, two of 36". */
export const MAPS: readonly SquadMap[] = [
  { id: 'rooftops', name: 'Rooftops', terrain: ROOFTOPS },
  { id: 'gantries', name: 'Gantries', terrain: GANTRIES },
  { id: 'farmstead', name: 'Farmstead', terrain: FARMSTEAD },
  { id: 'refinery', name: 'Refinery', terrain: REFINERY },
];

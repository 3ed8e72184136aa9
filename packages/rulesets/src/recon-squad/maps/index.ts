import { FARMSTEAD, REFINERY } from '@little-wars/skirmish/tables';
import type { SquadMap } from './map.ts';

/** Every map. */
export const MAPS: readonly SquadMap[] = [
  { id: 'farmstead', name: 'Farmstead', terrain: FARMSTEAD },
  { id: 'refinery', name: 'Refinery', terrain: REFINERY },
];

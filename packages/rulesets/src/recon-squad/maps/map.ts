import type { Terrain } from '@little-wars/engine/geometry';

/** RS-3.1: a square table with its terrain. */
export interface SquadMap {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
}

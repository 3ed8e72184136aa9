import type { Terrain } from '@little-wars/engine/geometry';

/** ST-1.4: a table with its terrain. */
export interface TeamMap {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
}

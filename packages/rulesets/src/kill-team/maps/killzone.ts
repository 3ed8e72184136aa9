import type { Terrain } from '@little-wars/engine/geometry';
import { outlineOf, type XY } from '@little-wars/engine/pieces';
import type { KillzoneMap } from './map.ts';
import { EDGES, type Layout, ZONES } from './zones.ts';

/** An open killzone of Critical Ops 2022: a table and what its missions need on it. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly layout: Layout;
  /** In inches. */
  readonly objectives: readonly XY[];
  readonly terrain: Terrain;
}

export const killzone = ({ id, name, number, layout, objectives, terrain }: Plan): KillzoneMap => ({
  id,
  name,
  number,
  terrain,
  zones: ZONES[layout],
  edges: EDGES[layout],
  objectives: outlineOf(objectives),
  closeQuarters: null,
});

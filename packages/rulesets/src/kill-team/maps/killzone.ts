import type { Piece } from '@little-wars/engine/geometry';
import { bothSides, type KillzoneMap } from './map.ts';
import { outlineOf, type XY } from './pieces.ts';
import { EDGES, type Layout, TABLE, ZONES } from './zones.ts';

/** An open killzone of Critical Ops 2022 as its file lays it out. */
export interface Plan {
  readonly id: string;
  readonly name: string;
  readonly number: number;
  readonly layout: Layout;
  /** In inches. */
  readonly objectives: readonly XY[];
  /** One half of the terrain: each piece stands a second time, turned by half a turn about the centre. */
  readonly half: readonly Piece[];
  /** Pieces that are the same after half a turn. */
  readonly middle?: readonly Piece[];
}

export const killzone = ({ id, name, number, layout, objectives, half, middle = [] }: Plan): KillzoneMap => ({
  id,
  name,
  number,
  terrain: { ...TABLE, pieces: [...bothSides(TABLE, half), ...middle] },
  zones: ZONES[layout],
  edges: EDGES[layout],
  objectives: outlineOf(objectives),
  closeQuarters: null,
});

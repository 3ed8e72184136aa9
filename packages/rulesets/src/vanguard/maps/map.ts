import type { TableEdge, Terrain } from '@little-wars/engine/geometry';

/** A value for each side of the table: 0 along y = 0, 1 opposite. VG-15.2 decides who gets which. */
export type BySide<T> = readonly [T, T];

/** VG-14, VG-15.6: the layout of a table. Zones and markers belong to the scenario (VG-16.1). */
export interface BattleMap {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  /** VG-15.6: the players lay the terrain in turns before anything else; `terrain` then has no pieces. */
  readonly byPlayers?: boolean;
  /** VG-12.8: the edges each side falls back to. */
  readonly fallback: BySide<readonly TableEdge[]>;
}

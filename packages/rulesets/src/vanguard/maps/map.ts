import type { TableEdge, Terrain } from '@little-wars/engine/geometry';

/** Something of each side of the table: 0 along y = 0, 1 opposite. Who has which is settled in VG-15.2. */
export type BySide<T> = readonly [T, T];

/** VG-14, VG-15.6: a table as it is laid out. Zones and markers are the scenario's (VG-16.1). */
export interface BattleMap {
  readonly id: string;
  readonly name: string;
  readonly terrain: Terrain;
  /** VG-12.8: the edges that each side falls back to. */
  readonly fallback: BySide<readonly TableEdge[]>;
}

import type { Point, Terrain } from '@little-wars/engine/geometry';

export type Outline = readonly Point[];

/** A bent line. */
export type Line = readonly Point[];

/** Something of each drop zone's side, by the number of the drop zone: 0 or 1. Who has which is settled in KT-11.5. */
export type BySide<T> = readonly [T, T];

export interface Zones {
  readonly dropZones: BySide<Outline>;
  readonly territories: BySide<Outline>;
  /** Between the territories. */
  readonly centreLine: Line;
}

/** The killzone's rim: the edge of each side, and the two edges of nobody. */
export interface Edges {
  readonly own: BySide<Line>;
  readonly neutral: BySide<Line>;
}

/** KT-12.22: the way between two rooms, and the piece it belongs to; with a hatch it starts closed. */
export interface AccessPoint {
  readonly id: string;
  readonly piece: string;
  readonly outline: Outline;
  readonly hatch: boolean;
}

export interface Room {
  readonly id: string;
  readonly outline: Outline;
}

/** KT-12: what Close Quarters needs to know beside the terrain. */
export interface CloseQuarters {
  readonly rooms: readonly Room[];
  readonly accessPoints: readonly AccessPoint[];
  /** KT-12.24: pieces that are objectives where the mission says so. */
  readonly apparatus: readonly string[];
}

/** A killzone: its terrain and everything a mission asks of it. Lengths in tenths. */
export interface KillzoneMap {
  readonly id: string;
  readonly name: string;
  /** KT-11.4: its number in Critical Ops 2022; null for a map of no number. */
  readonly number: number | null;
  readonly terrain: Terrain;
  readonly zones: Zones;
  readonly edges: Edges;
  /** The centres of the objectives. */
  readonly objectives: readonly Point[];
  /** Null on an open killzone. */
  readonly closeQuarters: CloseQuarters | null;
}

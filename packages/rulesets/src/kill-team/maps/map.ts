import type { Point, Terrain } from '@little-wars/engine/geometry';

export type Outline = readonly Point[];

/** A polyline. */
export type Line = readonly Point[];

/** One value per drop zone, by its number: 0 or 1. KT-11.5 settles which seat has which. */
export type BySide<T> = readonly [T, T];

export interface Zones {
  readonly dropZones: BySide<Outline>;
  readonly territories: BySide<Outline>;
  /** Between the territories. */
  readonly centreLine: Line;
}

/** The killzone's outer edges: one for each side, and two neutral ones. */
export interface Edges {
  readonly own: BySide<Line>;
  readonly neutral: BySide<Line>;
}

/** KT-12.22: a passage between two rooms, and the piece it belongs to; if it has a hatch, that starts closed. */
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

/** KT-12: what Close Quarters needs besides the terrain. */
export interface CloseQuarters {
  readonly rooms: readonly Room[];
  readonly accessPoints: readonly AccessPoint[];
  /** KT-12.24: pieces that are objectives in missions that say so. */
  readonly apparatus: readonly string[];
}

/** A killzone: its terrain and everything a mission needs on it. Lengths in tenths. */
export interface KillzoneMap {
  readonly id: string;
  readonly name: string;
  /** KT-11.4: its number in Critical Ops 2022; null if it has none. */
  readonly number: number | null;
  readonly terrain: Terrain;
  readonly zones: Zones;
  readonly edges: Edges;
  /** The centres of the objectives. */
  readonly objectives: readonly Point[];
  /** Null on an open killzone. */
  readonly closeQuarters: CloseQuarters | null;
}

import type { Piece, Point, Terrain } from '@little-wars/engine/geometry';

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

interface Table {
  readonly width: number;
  readonly depth: number;
}

export const turnedPoint = ({ width, depth }: Table, { x, y }: Point): Point => ({ x: width - x, y: depth - y });

const turnedOutline = (table: Table, outline: Outline): Outline => outline.map(point => turnedPoint(table, point));

/** A piece on the other side of the table: turned by half a turn about the table's centre. */
export const turnedPiece = (table: Table, { parts }: Piece, id: string): Piece => ({
  id,
  parts: parts.map(({ outline, open, ...rest }) => ({
    ...rest,
    outline: turnedOutline(table, outline),
    ...(open && { open: turnedOutline(table, open) }),
  })),
});

/** Every piece twice, the second turned by half a turn about the table's centre. */
export const bothSides = (table: Table, pieces: readonly Piece[]): readonly Piece[] => [
  ...pieces.map(({ id, parts }) => ({ id: `${id}-a`, parts })),
  ...pieces.map(piece => turnedPiece(table, piece, `${piece.id}-b`)),
];

const acrossOutline = ({ width }: Table, outline: Outline): Outline => outline.map(({ x, y }) => ({ x: width - x, y }));

/** Every piece twice, the second mirrored from west to east. */
export const westAndEast = (table: Table, pieces: readonly Piece[]): readonly Piece[] => [
  ...pieces.map(({ id, parts }) => ({ id: `${id}-1`, parts })),
  ...pieces.map(({ id, parts }) => ({
    id: `${id}-2`,
    parts: parts.map(one => ({ ...one, outline: acrossOutline(table, one.outline) })),
  })),
];

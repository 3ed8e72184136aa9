import type { Point } from '../geometry/shape.ts';
import type { Piece } from '../geometry/terrain.ts';

type Outline = readonly Point[];

interface Table {
  readonly width: number;
  readonly depth: number;
}

export const turnedPoint = ({ width, depth }: Table, { x, y }: Point): Point => ({ x: width - x, y: depth - y });

const turnedOutline = (table: Table, outline: Outline): Outline => outline.map(point => turnedPoint(table, point));

/** A copy of a piece, rotated by 180° about the table's centre. */
export const turnedPiece = (table: Table, { parts }: Piece, id: string): Piece => ({
  id,
  parts: parts.map(({ outline, open, ...rest }) => ({
    ...rest,
    outline: turnedOutline(table, outline),
    ...(open && { open: turnedOutline(table, open) }),
  })),
});

/** Every piece twice, the second rotated by 180° about the table's centre. */
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

// Layout of tables: sizes in inches, every piece on both sides.
import { inches, type Piece, type Tenths, type Terrain } from '@little-wars/engine/geometry';
import { bothSides } from '@little-wars/engine/pieces';

export interface TableSize {
  readonly width: Tenths;
  readonly depth: Tenths;
}

/** 30" by 22". */
export const KILLZONE: TableSize = { width: inches(30), depth: inches(22) };
/** 36" by 36". */
export const BATTLEFIELD: TableSize = { width: inches(36), depth: inches(36) };

/** 48" by 48". */
export const SQUARE: TableSize = { width: inches(48), depth: inches(48) };

export interface Layout {
  /** Half of the terrain; each piece is repeated, rotated by half a turn about the centre. */
  readonly half: readonly Piece[];
  /** Pieces that stay the same under half a turn. */
  readonly middle?: readonly Piece[];
}

/** The terrain of a table of any size, fair to both sides. */
export const laidOut = ({ width, depth }: TableSize, { half, middle = [] }: Layout): Terrain => ({
  width,
  depth,
  pieces: [...bothSides({ width, depth }, half), ...middle],
});

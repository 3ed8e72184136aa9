// A piece of terrain is made once and placed anywhere, turned by quarters, in whole tenths.
import type { Piece, Point, Tenths } from '@little-wars/engine/geometry';

/** An upright rectangle on the table. */
export interface Box {
  readonly left: Tenths;
  readonly low: Tenths;
  readonly right: Tenths;
  readonly high: Tenths;
}

export type Quarter = 0 | 1 | 2 | 3;
export const QUARTERS: readonly Quarter[] = [0, 1, 2, 3];

/** Where a piece is placed: the low left corner of its bounds, after this many quarter turns. */
export interface Placing {
  readonly at: Point;
  readonly turn: Quarter;
}

/** The smallest rectangle around a piece, seen from above. */
export function boundsOf({ parts }: Piece): Box {
  const corners = parts.flatMap(({ outline, open = [] }) => [...outline, ...open]);
  const [xs, ys] = [corners.map(({ x }) => x), corners.map(({ y }) => y)];
  return { left: Math.min(...xs), low: Math.min(...ys), right: Math.max(...xs), high: Math.max(...ys) };
}

/** Counter-clockwise about the origin. */
const TURN: readonly ((point: Point) => Point)[] = [
  point => point,
  ({ x, y }) => ({ x: -y, y: x }),
  ({ x, y }) => ({ x: -x, y: -y }),
  ({ x, y }) => ({ x: y, y: -x }),
];

/** A piece with every point of it changed, those of an open door too. */
export const withPoints = (piece: Piece, change: (point: Point) => Point): Piece => ({
  ...piece,
  parts: piece.parts.map(({ outline, open, ...rest }) => ({
    ...rest,
    outline: outline.map(change),
    ...(open && { open: open.map(change) }),
  })),
});

/** A copy of a piece, turned and moved. Adding zero keeps -0 out of the data. */
export function placed(piece: Piece, { at, turn }: Placing, id: string): Piece {
  const turned = withPoints(piece, TURN[turn]!);
  const { left, low } = boundsOf(turned);
  return { ...withPoints(turned, ({ x, y }) => ({ x: x - left + at.x + 0, y: y - low + at.y + 0 })), id };
}

// The lens: how a model would see an enemy at each place of the table, under the rules in play.
import type { Board, Game, Id, Sight, Tabletop } from '@little-wars/engine';
import type { Point, Spot } from '@little-wars/engine/geometry';
import { holds } from './draft.ts';
import { isWide } from './relief.ts';
import type { Cell } from './standing.ts';

/** The viewing model. */
export interface Lens {
  readonly model: Id;
  /** How it would see an enemy there: 0 clearly, 1 in cover, 2 obscured, 3 not at all. */
  at(spot: Spot): number;
}

/** Null where the model is not in play, or there is no enemy. */
export function lensFor(
  { tabletop, t, board }: { readonly tabletop: Tabletop<Game>; readonly t: Sight<Game>; readonly board: Board },
  model: Id | null,
): Lens | null {
  const inPlay = board.models.filter(({ at, out }) => at && !out);
  const own = inPlay.find(({ id }) => id === model);
  const other = own && inPlay.find(({ seat }) => seat !== own.seat);
  if (!own || !other) return null;
  return {
    model: own.id,
    at(spot) {
      const { sees, cover, obscured } = tabletop.glimpse(tabletop.movedTo(t, other.id, spot), own.id, other.id);
      return !sees ? 3 : obscured ? 2 : cover ? 1 : 0;
    },
  };
}

/** A table is divided into about this many squares, but none smaller than an inch. */
const MOST = 900;
const INCH = 254;

/** The side of a square, in tenths. */
export const squareOf = ({ width, depth }: Pick<Board, 'width' | 'depth'>): number =>
  INCH * Math.max(1, Math.ceil(Math.sqrt((width * depth) / (INCH * INCH * MOST))));

/** Every square of the table, at the level of its ground; every other one first. */
export function* squaresOf(lens: Lens, board: Board): Generator<Cell> {
  const side = squareOf(board);
  const tops = board.pieces
    .flatMap(({ parts }) => parts.filter(({ outline }) => isWide(outline)))
    .toSorted((a, b) => b.top - a.top);
  const topAt = (at: Point): number => tops.find(({ outline }) => holds(outline, at))?.top ?? 0;
  const [columns, rows] = [board.width, board.depth].map(length => Math.floor(length / side));
  for (const first of [0, 1])
    for (let row = 0; row < rows!; row++)
      for (let column = (row + first) & 1; column < columns!; column += 2) {
        const at = { x: Math.round((column + 0.5) * side), y: Math.round((row + 0.5) * side) };
        const level = lens.at({ ...at, z: topAt(at) });
        yield { column, row, level, count: level };
      }
}

// Levels of a table seen from above: which of them a pointer means, and what lies under a floor.
import type { Board, BoardPiece } from '@little-wars/engine';
import type { Point, Spot } from '@little-wars/engine/geometry';
import { holds } from './draft.ts';
import { isWide } from './relief.ts';
import type { Upright } from './upright.ts';

/** The place on the table that is seen at a point of the picture: on the highest top that is drawn there, or the ground. */
export function pointOn(pieces: readonly BoardPiece[], upright: Upright): (picture: Point) => Point {
  const tops = pieces
    .flatMap(({ parts }) => parts.filter(({ outline }) => isWide(outline)))
    .toSorted((a, b) => b.top - a.top);
  return picture => {
    const on = tops.find(({ outline, top }) => holds(outline, upright.point(picture, top)));
    return upright.point(picture, on?.top ?? 0);
  };
}

/** The pieces with something of theirs above a place. */
export const piecesOver = ({ pieces }: Pick<Board, 'pieces'>, at: Spot): readonly string[] =>
  pieces.filter(({ parts }) => parts.some(part => part.bottom > at.z && holds(part.outline, at))).map(({ id }) => id);

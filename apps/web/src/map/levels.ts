// Levels of a table seen from above: which of them a pointer means, and what is under a floor.
import type { Board, BoardPiece } from '@little-wars/engine';
import type { Point, Spot } from '@little-wars/engine/geometry';
import { holds } from './draft.ts';
import { boundsOf, isWide, STOREY } from './relief.ts';
import type { Upright } from './upright.ts';

/** The place on the table shown at a point of the picture: on the highest top drawn there, or the ground. */
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
  pieces
    .filter(({ parts }) => parts.some(part => part.bottom >= at.z + STOREY && holds(part.outline, at)))
    .map(({ id }) => id);

/** Which levels are drawn completely: all, unless that hides a model; the ground; or what is above it. */
export type Level = 'all' | 'ground' | 'upper';

export const LEVEL_NAMES: { readonly [L in Level]: string } = { all: 'all', ground: 'ground', upper: 'upper' };

/** The next level that the switch shows. */
export const nextLevel = (now: Level): Level => (now === 'all' ? 'ground' : now === 'ground' ? 'upper' : 'all');

/** Whether a table has anything to stand under. */
export const hasLevels = ({ pieces }: Pick<Board, 'pieces'>): boolean =>
  pieces.some(({ parts }) => parts.some(({ bottom, outline }) => bottom >= STOREY && isWide(outline)));

/** The pieces whose upper parts hide a model, a mark, or a barricade. */
export function hidingPieces(board: Pick<Board, 'pieces' | 'models' | 'marks'>): readonly string[] {
  const low = board.pieces.flatMap(({ parts }) => parts.filter(({ kind }) => kind === 'barricade'));
  const middles = low.map(({ outline, bottom }): Spot => {
    const { left, right, near, far } = boundsOf(outline);
    return { x: (left + right) / 2, y: (near + far) / 2, z: bottom };
  });
  const places = [
    ...board.models.flatMap(({ at, out }) => (at && !out ? [at] : [])),
    ...board.marks.map(({ at }) => at),
    ...middles,
  ];
  return [...new Set(places.flatMap(at => piecesOver(board, at)))];
}

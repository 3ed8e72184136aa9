// What a model on the map is besides itself: chosen, an option, on another level; and what is shown around it.
import type { Board, BoardModel, Id } from '@little-wars/engine';
import type { Point } from '@little-wars/engine/geometry';
import { type Level, piecesOver } from './levels.ts';
import type { MapProps } from './map-props.ts';
import { STOREY } from './relief.ts';
import type { Upright } from './upright.ts';

/** Enemies nearer than this, in tenths, are shown with who acts on a small screen: a foot. */
export const NEAR = 12 * 254;

/** Where who acts stands, and the enemies around it; the whole table while nobody acts. */
export function placesAround({ models, width, depth }: Board, id: Id | null, { y }: Upright): readonly Point[] {
  const acts = models.find(model => model.id === id);
  const { at: from } = acts ?? {};
  if (!from)
    return [
      { x: 0, y: 0 },
      { x: width, y: depth },
    ];
  const near = models.filter(
    ({ at, seat, out }) => at && !out && seat !== acts!.seat && Math.hypot(at.x - from.x, at.y - from.y) < NEAR,
  );
  return [from, ...near.map(({ at }) => at!)].map(at => ({ x: at.x, y: y(at.y, at.z) }));
}

export function marksOf(
  { looking, options, setUp }: Pick<MapProps, 'looking' | 'options' | 'setUp'>,
  id: Id,
  active: Id | null,
): string {
  const marks = [
    id === looking.chosen ? 'chosen' : '',
    id === looking.other || id === looking.peek?.model ? 'other' : '',
    options.includes(id) ? 'option' : '',
    id === active ? 'active' : '',
    setUp?.ghosts.some(ghost => ghost.id === id) ? 'planned' : '',
  ];
  return marks.filter(mark => mark !== '').join(' ');
}

/** Faded where another level is looked at; marked where something is above it. */
export function levelOf(board: Board, { at }: BoardModel, level: Level): string {
  if (!at || level === 'all') return at && piecesOver(board, at).length > 0 ? 'below' : '';
  return (level === 'upper') === at.z >= STOREY ? '' : 'elsewhere';
}

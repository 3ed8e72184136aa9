// VG-15.6  Advice on laying terrain: some of everything, spread over the table.
import type { Advised } from '@little-wars/engine';
import { flat, type Point } from '@little-wars/engine/geometry';
import { boundsOfPlaced, placesToLay } from '@little-wars/skirmish/tables';
import { beingLaid, type choosePiece, ENOUGH, type layIt } from '../core/15-game/lay-terrain.ts';
import type { Look, Of } from '../types.ts';

/** The piece of which there are fewest. */
export function advisePiece(t: Look, { options }: Of<typeof choosePiece>): Advised<'pick-one'> {
  if (options.includes(ENOUGH)) return { answer: ENOUGH, because: { reason: 'enough-terrain' } };
  const { pieces } = beingLaid(t);
  const count = (stock: unknown): number => pieces.filter(piece => piece.stock === stock).length;
  const answer = options.reduce((a, b) => (count(b) < count(a) ? b : a));
  return { answer, because: { reason: 'fewest-of-it' } };
}

/** The place furthest from everything that lies there already, the table's corners included. */
export function adviseLaying(t: Look, { what }: Of<typeof layIt>): Advised<'place'> | null {
  const on = beingLaid(t);
  const middles: readonly Point[] = on.pieces.map(piece => {
    const { left, low, right, high } = boundsOfPlaced(piece);
    return { x: (left + right) / 2, y: (low + high) / 2 };
  });
  const corners = [0, on.width].flatMap(x => [0, on.depth].map(y => ({ x, y })));
  const room = (at: Point): number => Math.min(...[...middles, ...corners].map(other => flat(at, other)));
  const places = placesToLay(on, what as string);
  if (places.length === 0) return null;
  const best = places.reduce((a, b) => (room(b.at) > room(a.at) ? b : a));
  return { answer: best, because: { reason: 'room-around-it' } };
}

// Another ruleset's table under one's own rules.
import type { Board, Seat } from '@little-wars/engine';
import type { Spot, Terrain } from '@little-wars/engine/geometry';
import { isTerrainKind } from '@little-wars/engine/pieces';

/**
 * Own models where those in play on a board stand, in order and as often as it takes; null where a seat has none.
 * Which models stand in for a seat, and how one is put down, differs by ruleset.
 */
export function standingIn<M>(
  { models }: Board,
  ofSeat: (seat: Seat) => readonly M[],
  putDown: (model: M, at: Spot) => M,
): readonly M[] | null {
  const counts = new Map<Seat, number>();
  const stood: M[] = [];
  for (const { seat, at, out } of models) {
    if (at === null || out) continue;
    const own = ofSeat(seat);
    if (own.length === 0) return null;
    const count = counts.get(seat) ?? 0;
    counts.set(seat, count + 1);
    stood.push(putDown(own[count % own.length]!, at));
  }
  return stood;
}

/** The terrain of a board. What is of no known kind is a wall: it hides, and nobody walks through it. */
export const terrainOfBoard = ({ width, depth, pieces }: Board): Terrain => ({
  width,
  depth,
  pieces: pieces.map(({ id, parts }) => ({
    id,
    parts: parts.map(part => ({ ...part, kind: isTerrainKind(part.kind) ? part.kind : 'wall' })),
  })),
});

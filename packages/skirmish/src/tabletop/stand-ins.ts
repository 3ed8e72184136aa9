// Another ruleset's table under a ruleset's own rules.
import type { Board, Seat } from '@little-wars/engine';
import type { Spot, Terrain } from '@little-wars/engine/geometry';
import { isTerrainKind } from '@little-wars/engine/pieces';

/**
 * Own models in the places of those in play on a board, in order and repeated as needed; null if a seat has none.
 * Which models stand in for a seat, and how each is placed, depends on the ruleset.
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

/** The terrain of a board. Unknown kinds become walls, which block sight and movement. */
export const terrainOfBoard = ({ width, depth, pieces }: Board): Terrain => ({
  width,
  depth,
  pieces: pieces.map(({ id, parts }) => ({
    id,
    parts: parts.map(part => ({ ...part, kind: isTerrainKind(part.kind) ? part.kind : 'wall' })),
  })),
});

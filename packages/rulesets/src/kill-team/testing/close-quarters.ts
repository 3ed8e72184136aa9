// Close Quarters maps to test rules on.
import type { Piece } from '@little-wars/engine/geometry';
import { bulkheadPieces } from '@little-wars/engine/pieces';
import type { AccessPoint, KillzoneMap } from '../maps/map.ts';
import type { Setup } from '../types.ts';
import { open } from './field.ts';

const bare = open.map as KillzoneMap;

/** A Close Quarters killzone with only these pieces. */
export function quarters(pieces: readonly Piece[] = []): Setup {
  const accessPoints = pieces.flatMap(({ id, parts }): readonly AccessPoint[] =>
    parts
      .filter(({ kind }) => kind === 'access-point')
      .map(({ outline }) => ({ id, piece: id, outline, hatch: parts.some(part => part.open) })),
  );
  const closeQuarters = { rooms: [], accessPoints, apparatus: [] };
  return { ...open, map: { ...bare, id: 'bare-quarters', terrain: { ...bare.terrain, pieces }, closeQuarters } };
}

/** Without walls, for rules that need none. */
export const narrow = quarters();

export const HATCH = 'hatchway-1';
export const ANOTHER = 'hatchway-2';

/**
 * A wall from west to east, its faces at 10.85" and 11.15", with access points from 9" to 11" and from 19" to 21". The
 * first hatch, when open, stands on the north side, 11.25" to 11.55" along.
 */
export const walled = quarters(
  bulkheadPieces({
    id: 'wall',
    runs: 'x',
    at: 11,
    from: 0,
    to: 30,
    doorways: [
      { id: HATCH, at: 10, hatch: { hinge: 'high', opens: 'high' } },
      { id: ANOTHER, at: 20, hatch: { hinge: 'high', opens: 'high' } },
    ],
  }),
);

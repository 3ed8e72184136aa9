// Derives other table sizes from existing tables: rotated by a quarter, or two side by side.
import type { Terrain } from '@little-wars/engine/geometry';
import { withPoints } from './place-piece.ts';

/** A table turned counter-clockwise by a quarter: 30" by 22" becomes 22" by 30". */
export const quarterTurned = ({ width, depth, pieces }: Terrain): Terrain => ({
  width: depth,
  depth: width,
  pieces: pieces.map(piece => withPoints(piece, ({ x, y }) => ({ x: depth - y, y: x }))),
});

/**
 * A table twice, the copy to the east of it. Two equal halves that are each the same after half a turn make a whole
 * that is, so it stays fair; two different tables would not.
 */
export const besideItself = ({ width, depth, pieces }: Terrain): Terrain => ({
  width: 2 * width,
  depth,
  pieces: [
    ...pieces.map(piece => ({ ...piece, id: `${piece.id}-west` })),
    ...pieces.map(piece => ({
      ...withPoints(piece, ({ x, y }) => ({ x: x + width, y })),
      id: `${piece.id}-east`,
    })),
  ],
});

import type { Piece, Terrain } from '@little-wars/engine/geometry';
import { area, block, crates, lowWall, part, points, rectangle, type XY } from '@little-wars/engine/pieces';
import { laidOut, SQUARE } from './laid-out.ts';

/** A walkway in the air: a floor with nothing below it. */
const walkway = (id: string, at: XY, size: XY, height: number): Piece => ({
  id,
  parts: [part('floor', rectangle(at, size), height - 0.2, height)],
});

/** Flat roofs in rows with alleys of 1" to 4" between them, a walkway across the middle, yards and woods below. */
export const ROOFTOPS: Terrain = laidOut(SQUARE, {
  half: [
    block('building', 'warehouse', { at: [4, 15], size: [7, 6] }, 4),
    block('building', 'offices', { at: [13.5, 16], size: [6, 5] }, 4),
    walkway('walkway', [20.5, 17.6], [7, 1.8], 4),
    block('building', 'works', { at: [31, 15.6], size: [6, 6] }, 4),
    block('building', 'stores', { at: [40.5, 14], size: [5, 7] }, 4),
    block('building', 'terrace', { at: [16, 3], size: [8, 5] }, 5),
    block('building', 'annex', { at: [28, 4], size: [6, 5] }, 5),
    walkway('bridge', [24.6, 5.6], [2.8, 1.8], 5),
    area('wood', 'wood', points([1, 4], [7, 3], [9, 8], [4, 11], [1, 9])),
    area('rubble', 'rubble', points([21.5, 9.6], [26.5, 9.2], [27, 13], [22, 13.4])),
    area('crater', 'crater', points([40, 4], [44.6, 4.4], [44, 8.6], [39.6, 8])),
    lowWall({ id: 'low-wall', along: points([14, 11.2], [19, 11.2]) }),
    lowWall({ id: 'yard', along: points([29.6, 11.6], [33, 11.6]) }),
    crates('crates', [
      { at: [8.4, 22.4], size: [1.8, 1.2], height: 1.4 },
      { at: [37.6, 22.2], size: [1.5, 1.3], height: 2.4 },
    ]),
  ],
});

import type { Piece, Terrain } from '@little-wars/engine/geometry';
import { outlineOf, part, points, type XY } from '@little-wars/engine/pieces';
import { BATTLEFIELD, laidOut, SQUARE } from './laid-out.ts';

const rock = (id: string, corners: readonly XY[], height: number): Piece => ({
  id,
  parts: [part('debris', outlineOf(corners), 0, height)],
});

/** Rocks of all sizes in open space, two large ones about the middle: 48". */
export const ASTEROID_FIELD: Terrain = laidOut(SQUARE, {
  half: [
    rock('boulder', points([6, 16], [9, 14.6], [11.4, 16.4], [10, 19], [7, 19.4]), 4),
    rock('shard', points([30, 14], [32.4, 13.4], [33.2, 16], [31, 17.6]), 3),
    rock('pebble', points([19.6, 9], [21.2, 9.4], [20.8, 11]), 1.5),
    rock('crag', points([39, 18], [42.4, 18.8], [42, 22], [39.6, 22.6], [37.8, 20.4]), 5),
    rock('splinter', points([3, 8], [5.2, 8.6], [4, 10.6]), 2),
    rock('giant', points([18, 22.4], [20, 20.8], [22, 22.2], [21.4, 25], [18.8, 25.6]), 6),
  ],
});

/** A smaller version: 36". */
export const ASTEROID_CLUSTER: Terrain = laidOut(BATTLEFIELD, {
  half: [
    rock('boulder', points([3.4, 14], [5.6, 13], [6.6, 15], [5.4, 17]), 4),
    rock('shard', points([25, 12.4], [27.4, 12], [28, 14.4], [26, 15.6]), 3),
    rock('pebble', points([15, 7], [16.6, 7.6], [15.8, 9]), 1.5),
    rock('splinter', points([31, 8], [33, 8.4], [32.4, 10.6]), 2),
    rock('giant', points([13, 16.6], [14.8, 15.6], [16, 16.8], [15.2, 18.8], [13.4, 19]), 5),
  ],
});

import type { Piece, Terrain } from '@little-wars/engine/geometry';
import { outlineOf, part, points, rectangle, type XY } from '@little-wars/engine/pieces';
import { BATTLEFIELD, laidOut, SQUARE } from './laid-out.ts';

/** Plates of a hull: rectangles by their low corner and size, with gaps to drift through. */
const plates = (id: string, height: number, ...boxes: readonly (readonly [at: XY, size: XY])[]): Piece => ({
  id,
  parts: boxes.map(([at, size]) => part('hull', rectangle(at, size), 0, height)),
});
const scrap = (id: string, corners: readonly XY[], height: number): Piece => ({
  id,
  parts: [part('debris', outlineOf(corners), 0, height)],
});

/** A ship broken in two along the middle, its ribs apart, its cargo between them: 48". */
export const BROKEN_SHIP: Terrain = laidOut(SQUARE, {
  half: [
    plates(
      'bow',
      4,
      [
        [4, 18.4],
        [7, 0.8],
      ],
      [
        [4, 19.2],
        [0.8, 4],
      ],
    ),
    plates('flank', 4, [
      [15, 17.6],
      [6, 0.8],
    ]),
    plates('rib', 3, [
      [15, 20.4],
      [0.8, 3],
    ]),
    plates('keel', 2, [
      [27, 20.6],
      [4.4, 0.8],
    ]),
    plates('engine', 5, [
      [36, 16],
      [4, 3],
    ]),
    scrap('crates', points([24, 12], [26, 12.4], [25.6, 14.2], [23.8, 13.8]), 1.5),
    scrap('tank', points([8, 9.4], [10.6, 9], [11, 11.4], [8.6, 12]), 2.5),
    scrap('antenna', points([41, 9], [43.4, 9.4], [42, 11]), 3),
  ],
});

/** A smaller wreck: 36". */
export const BROKEN_SHUTTLE: Terrain = laidOut(BATTLEFIELD, {
  half: [
    plates(
      'bow',
      4,
      [
        [3, 13.6],
        [4.4, 0.8],
      ],
      [
        [3, 14.4],
        [0.8, 3],
      ],
    ),
    plates('flank', 3, [
      [12, 13.4],
      [4.4, 0.8],
    ]),
    plates('rib', 3, [
      [12, 15.6],
      [0.8, 2.2],
    ]),
    plates('engine', 5, [
      [26, 12],
      [3.4, 2.6],
    ]),
    scrap('crates', points([19, 8.8], [21, 9.2], [20.4, 11]), 1.5),
    scrap('tank', points([6, 7.6], [8.2, 7.4], [8.4, 9.6], [6.2, 9.8]), 2.5),
  ],
});

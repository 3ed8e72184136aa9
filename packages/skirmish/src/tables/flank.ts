import type { Terrain } from '@little-wars/engine/geometry';
import {
  container,
  crates,
  lowWall,
  machine,
  pipes,
  points,
  ruin,
  wall,
  westAndEast,
} from '@little-wars/engine/pieces';
import { KILLZONE, laidOut } from './laid-out.ts';

/**
 * The objectives mirror each other from south to north but have no rotational symmetry. Terrain that mirrors both ways
 * is symmetric under a half turn as well, and so fair to both sides.
 */
export const FLANK: Terrain = laidOut(KILLZONE, {
  middle: [machine({ id: 'machine-centre', at: [12.4, 9], size: [5.2, 4] })],
  half: [
    ...westAndEast(KILLZONE, [
      ruin({
        id: 'ruin',
        at: [7.4, 3.1],
        size: [5.2, 2.8],
        south: 'open',
        east: 'broken',
        north: [
          ['tall', 1.8],
          ['broken', 5.2],
        ],
        west: 'open',
        ladders: [{ side: 'south', at: 1.7 }],
      }),
      wall({
        id: 'wall',
        along: points([6.6, 8.6], [10, 8.6]),
      }),
      crates('crates', [
        { at: [2.4, 4.2], size: [1.9, 1.8], height: 2.4 },
        { at: [2.8, 6], size: [1.2, 1.2], height: 1.4 },
      ]),
    ]),
    container({ id: 'container', at: [1.4, 8.5], size: [2.5, 5], ladders: [{ side: 'west', at: 2.5 }] }),
    pipes({
      id: 'pipes',
      along: points([8.4, 10], [8.4, 12]),
    }),
    lowWall({
      id: 'low-wall-centre',
      along: points([13.4, 6.9], [16.6, 6.9]),
    }),
  ],
});

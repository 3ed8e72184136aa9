import type { Terrain } from '@little-wars/engine/geometry';
import { container, crates, lowWall, machine, pipes, points, ruin, tree, wall } from '@little-wars/engine/pieces';
import { KILLZONE, laidOut } from './laid-out.ts';

/** A broken wall along the border, with gaps where it is crossed. */
export const BOUNDARY: Terrain = laidOut(KILLZONE, {
  middle: [
    pipes({
      id: 'pipes-centre',
      along: points([13.6, 11], [16.4, 11]),
    }),
  ],
  half: [
    ruin({
      id: 'ruin-1',
      at: [17.4, 0.8],
      size: [5, 4.2],
      south: 'tall',
      east: 'open',
      north: 'open',
      west: [
        ['broken', 2.2],
        ['tall', 4.2],
      ],
      ladders: [{ side: 'north', at: 3 }],
    }),
    ruin({
      id: 'ruin-2',
      at: [17.4, 8.7],
      size: [4.6, 4.6],
      south: 'open',
      east: 'open',
      north: 'open',
      west: [
        ['broken', 2.4],
        ['tall', 4.6],
      ],
      ladders: [{ side: 'east', at: 2.3 }],
    }),
    wall({
      id: 'wall',
      along: points([15, 6.2], [15, 9.3]),
    }),
    container({
      id: 'container',
      at: [17.6, 16],
      size: [2.5, 5],
      ladders: [{ side: 'east', at: 2.5 }],
    }),
    machine({ id: 'machine', at: [14, 0.4], size: [2, 1.6] }),
    pipes({
      id: 'pipes',
      along: points([24.2, 9.2], [24.2, 12.8]),
    }),
    lowWall({
      id: 'low-wall',
      along: points([24, 13.9], [24, 16.8]),
    }),
    crates('crates', [
      { at: [24.2, 5.6], size: [1.7, 1.6], height: 2.4 },
      { at: [24.6, 4.2], size: [1.4, 1.4], height: 1.4 },
    ]),
    tree('tree', [10.6, 7.1]),
  ],
});

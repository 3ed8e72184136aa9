import type { Terrain } from '@little-wars/engine/geometry';
import { container, crates, lowWall, machine, pipes, points, ruin, wall } from '@little-wars/engine/pieces';
import { KILLZONE, laidOut } from './laid-out.ts';

/** A strait between two built-up banks, with a container in the middle of it. */
export const STRAIT: Terrain = laidOut(KILLZONE, {
  middle: [
    container({
      id: 'container-centre',
      at: [13.7, 8.9],
      size: [2.6, 4.2],
      ladders: [
        { side: 'south', at: 1.3 },
        { side: 'north', at: 1.3 },
      ],
    }),
  ],
  half: [
    ruin({
      id: 'ruin-1',
      at: [19.2, 1.8],
      size: [4.4, 5.8],
      south: 'broken',
      east: 'open',
      north: 'open',
      west: [
        ['tall', 2.4],
        ['broken', 5.8],
      ],
      ladders: [{ side: 'east', at: 2.8 }],
    }),
    ruin({
      id: 'ruin-2',
      at: [19.2, 13.6],
      size: [4.4, 4.8],
      south: 'open',
      east: 'open',
      north: 'tall',
      west: 'broken',
      ladders: [{ side: 'east', at: 2 }],
    }),
    machine({ id: 'machine', at: [12.5, 5], size: [1.9, 2.1] }),
    pipes({
      id: 'pipes',
      along: points([18.4, 9.2], [18.4, 12.8]),
    }),
    wall({
      id: 'wall',
      along: points([16.2, 0.4], [16.2, 4.2]),
    }),
    lowWall({
      id: 'low-wall',
      along: points([25.6, 13.8], [25.6, 16.8]),
    }),
    crates('crates-1', [
      { at: [24.4, 8.8], size: [1.4, 1.6], height: 2.6 },
      { at: [24.6, 10.4], size: [1.2, 1.2], height: 1.4 },
    ]),
    crates('crates-2', [{ at: [8.8, 0.8], size: [2.2, 1.5], height: 1.6 }]),
  ],
});

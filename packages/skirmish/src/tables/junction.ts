import type { Terrain } from '@little-wars/engine/geometry';
import { container, crates, lowWall, machine, pipes, points, ruin, tree, wall } from '@little-wars/engine/pieces';
import { KILLZONE, laidOut } from './laid-out.ts';

/** Pipelines meet at the machine in the middle. */
export const JUNCTION: Terrain = laidOut(KILLZONE, {
  middle: [machine({ id: 'machine-centre', at: [13.6, 9.6], size: [2.8, 2.8] })],
  half: [
    ruin({
      id: 'ruin-1',
      at: [16.4, 5],
      size: [5, 4.2],
      south: 'open',
      east: 'open',
      north: 'broken',
      west: 'tall',
      ladders: [{ side: 'east', at: 2 }],
    }),
    ruin({
      id: 'ruin-2',
      at: [23.4, 11.6],
      size: [5, 4.4],
      south: 'open',
      east: 'open',
      north: [
        ['tall', 2],
        ['broken', 5],
      ],
      west: 'broken',
      ladders: [{ side: 'south', at: 2.6 }],
    }),
    container({
      id: 'container',
      at: [8.4, 1],
      size: [2.5, 5],
      ladders: [{ side: 'east', at: 2.5 }],
    }),
    pipes({
      id: 'pipes',
      along: points([16.4, 11], [19.4, 11]),
    }),
    wall({
      id: 'wall',
      along: points([22.9, 9.4], [24.8, 6.8]),
    }),
    lowWall({
      id: 'low-wall',
      along: points([12.6, 2.2], [15.4, 4.2]),
    }),
    crates('crates-1', [{ at: [25.6, 3.6], size: [1.8, 1.6], height: 1.8 }]),
    crates('crates-2', [
      { at: [2.2, 2.2], size: [1.6, 1.8], height: 2.4 },
      { at: [3.8, 1.6], size: [1.2, 1.2], height: 1.2 },
    ]),
    tree('tree', [5.4, 12.2]),
  ],
});

import type { Terrain } from '@little-wars/engine/geometry';
import { container, crates, lowWall, machine, pipes, points, ruin, tree, wall } from '@little-wars/engine/pieces';
import { KILLZONE, laidOut } from './laid-out.ts';

/** Two approaches past the container in the middle, each under the windows of a ruin. */
export const APPROACH: Terrain = laidOut(KILLZONE, {
  middle: [
    container({
      id: 'container-centre',
      at: [12.5, 9.7],
      size: [5, 2.6],
      ladders: [
        { side: 'east', at: 1.3 },
        { side: 'west', at: 1.3 },
      ],
    }),
  ],
  half: [
    ruin({
      id: 'ruin-1',
      at: [13, 1.6],
      size: [4.8, 4.4],
      south: 'open',
      east: 'open',
      north: 'tall',
      west: 'broken',
      ladders: [{ side: 'south', at: 2.4 }],
    }),
    ruin({
      id: 'ruin-2',
      at: [22.4, 9.8],
      size: [5, 4.2],
      south: 'open',
      east: 'open',
      north: 'broken',
      west: 'tall',
      ladders: [{ side: 'east', at: 2 }],
    }),
    wall({
      id: 'wall',
      along: points([18.6, 10.3], [20.5, 7.7]),
    }),
    machine({ id: 'machine', at: [8, 0.8], size: [2.4, 3] }),
    pipes({
      id: 'pipes',
      along: points([21.4, 15.6], [24.6, 15.6]),
    }),
    lowWall({
      id: 'low-wall',
      along: points([19.2, 3.8], [19.2, 6.2]),
    }),
    crates('crates-1', [
      { at: [27.2, 15], size: [1.8, 1.6], height: 2.4 },
      { at: [27.4, 16.6], size: [1.2, 1.2], height: 1.2 },
    ]),
    crates('crates-2', [{ at: [24.6, 4], size: [1.6, 1.6], height: 1.6 }]),
    tree('tree', [13.6, 7.6]),
  ],
});

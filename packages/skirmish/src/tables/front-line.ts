import type { Terrain } from '@little-wars/engine/geometry';
import { container, crates, lowWall, machine, pipes, points, ruin, tree, wall } from '@little-wars/engine/pieces';
import { KILLZONE, laidOut } from './laid-out.ts';

/** A line of ruins and containers on each side of the front, and a lane through its middle. */
export const FRONT_LINE: Terrain = laidOut(KILLZONE, {
  half: [
    ruin({
      id: 'ruin-1',
      at: [14, 2.6],
      size: [5, 4.2],
      south: 'open',
      east: 'open',
      north: 'broken',
      west: 'tall',
      ladders: [{ side: 'south', at: 2 }],
    }),
    ruin({
      id: 'ruin-2',
      at: [23, 9.8],
      size: [4.6, 4.4],
      south: 'open',
      east: 'open',
      north: 'tall',
      west: 'broken',
      ladders: [{ side: 'east', at: 2 }],
    }),
    container({
      id: 'container',
      at: [16.4, 10.2],
      size: [5, 2.5],
      ladders: [{ side: 'east', at: 1.25 }],
    }),
    wall({
      id: 'wall',
      along: points([6.2, 0.8], [6.2, 4], [7.6, 4]),
    }),
    pipes({
      id: 'pipes',
      along: points([6.4, 7], [10, 7]),
    }),
    lowWall({
      id: 'low-wall',
      along: points([20.2, 6], [22.4, 6]),
    }),
    crates('crates-1', [
      { at: [9, 2], size: [1.8, 1.6], height: 1.8 },
      { at: [9.4, 3.6], size: [1.2, 1.2], height: 2.4 },
    ]),
    crates('crates-2', [{ at: [26.2, 5.2], size: [1.6, 1.6], height: 2.2 }]),
    machine({ id: 'machine', at: [0.8, 1], size: [2.4, 2] }),
    tree('tree', [13, 8.6]),
  ],
});

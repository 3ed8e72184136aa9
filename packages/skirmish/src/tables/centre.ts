import type { Terrain } from '@little-wars/engine/geometry';
import { container, crates, lowWall, machine, pipes, points, ruin, tree, wall } from '@little-wars/engine/pieces';
import { KILLZONE, laidOut } from './laid-out.ts';

/** One ruin holds the centre, the objectives lie around it. */
export const CENTRE: Terrain = laidOut(KILLZONE, {
  middle: [
    ruin({
      id: 'ruin-centre',
      at: [12, 8.5],
      size: [6, 5],
      south: [
        ['broken', 3.2],
        ['open', 6],
      ],
      east: [
        ['tall', 2],
        ['broken', 5],
      ],
      north: [
        ['open', 2.8],
        ['broken', 6],
      ],
      west: [
        ['broken', 3],
        ['tall', 5],
      ],
      ladders: [
        { side: 'south', at: 4.6 },
        { side: 'north', at: 1.4 },
      ],
    }),
  ],
  half: [
    ruin({
      id: 'ruin',
      at: [4.2, 3.4],
      size: [5.2, 4.4],
      south: 'open',
      east: 'open',
      north: [
        ['tall', 2],
        ['broken', 5.2],
      ],
      west: 'tall',
      ladders: [{ side: 'south', at: 3 }],
    }),
    container({
      id: 'container',
      at: [20.9, 3.8],
      size: [5, 2.5],
      ladders: [{ side: 'east', at: 1.25 }],
    }),
    wall({
      id: 'wall',
      along: points([12.6, 4.8], [17.4, 4.8]),
    }),
    machine({ id: 'machine', at: [0.8, 7.2], size: [2.6, 2.2], annexe: { at: [1.2, 5.6], size: [1.6, 1.6] } }),
    crates('crates', [
      { at: [21.4, 9.6], size: [1.8, 1.6], height: 2.4 },
      { at: [23.2, 10], size: [1.2, 1.2], height: 1.4 },
    ]),
    pipes({
      id: 'pipes',
      along: points([27.4, 3.6], [27.4, 7.4]),
    }),
    lowWall({
      id: 'low-wall',
      along: points([18.5, 8.6], [20.7, 8.6]),
    }),
    tree('tree', [22.2, 7.9]),
  ],
});

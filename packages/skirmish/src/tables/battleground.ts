import type { Terrain } from '@little-wars/engine/geometry';
import { container, crates, detritus, lowWall, machine, pipes, points, ruin, wall } from '@little-wars/engine/pieces';
import { KILLZONE, laidOut } from './laid-out.ts';

/** A contested middle between a wall and two containers, overlooked by two ruins on each side. */
export const BATTLEGROUND: Terrain = laidOut(KILLZONE, {
  middle: [
    wall({
      id: 'wall-centre',
      along: points([15, 9.2], [15, 12.8]),
    }),
  ],
  half: [
    ruin({
      id: 'ruin-1',
      at: [18.2, 6.5],
      size: [5.2, 4.8],
      south: 'open',
      east: 'open',
      north: 'tall',
      west: [
        ['broken', 2.8],
        ['tall', 4.8],
      ],
      ladders: [{ side: 'east', at: 2 }],
    }),
    ruin({
      id: 'ruin-2',
      at: [19.8, 12.8],
      size: [4, 3.8],
      south: 'open',
      east: 'open',
      north: 'broken',
      west: 'broken',
      ladders: [{ side: 'east', at: 1.8 }],
    }),
    container({
      id: 'container',
      at: [14.3, 0.8],
      size: [2.5, 5],
      ladders: [{ side: 'south', at: 1.25 }],
    }),
    machine({ id: 'machine', at: [21, 19], size: [2.6, 2.2], annexe: { at: [23.6, 19.4], size: [1.4, 1.4] } }),
    pipes({
      id: 'pipes',
      along: points([17.5, 12.4], [17.5, 15.8]),
    }),
    lowWall({
      id: 'low-wall',
      along: points([22.9, 2.2], [22.9, 5], [24.6, 5]),
    }),
    crates('crates-1', [
      { at: [18.4, 1], size: [1.5, 1.8], height: 1.8 },
      { at: [18.8, 2.8], size: [1.1, 1.1], height: 1.2 },
    ]),
    crates('crates-2', [{ at: [25.4, 10.6], size: [1.6, 1.8], height: 2.4 }]),
    detritus('detritus', points([12.4, 0.8], [13.4, 0.5], [13.7, 1.6], [12.6, 1.9])),
  ],
});

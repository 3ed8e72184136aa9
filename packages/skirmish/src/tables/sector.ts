import type { Terrain } from '@little-wars/engine/geometry';
import { container, crates, detritus, lowWall, machine, pipes, points, ruin, wall } from '@little-wars/engine/pieces';
import { KILLZONE, laidOut } from './laid-out.ts';

/** Two ruins before each drop zone, and a narrow lane between containers in the middle. */
export const SECTOR: Terrain = laidOut(KILLZONE, {
  half: [
    ruin({
      id: 'ruin-1',
      at: [17.6, 3.6],
      size: [6, 4.2],
      south: 'open',
      east: 'broken',
      north: [
        ['tall', 2],
        ['broken', 6],
      ],
      west: 'open',
      ladders: [{ side: 'south', at: 4.2 }],
    }),
    ruin({
      id: 'ruin-2',
      at: [2.5, 4.4],
      size: [5, 4.2],
      south: 'open',
      east: 'open',
      north: [
        ['broken', 3],
        ['tall', 5],
      ],
      west: 'broken',
      ladders: [{ side: 'east', at: 1.8 }],
    }),
    container({
      id: 'container',
      at: [11.2, 8.6],
      size: [2.5, 5],
      ladders: [{ side: 'south', at: 1.25 }],
    }),
    wall({
      id: 'wall',
      along: points([24.8, 11.4], [28.8, 11.4]),
    }),
    machine({ id: 'machine', at: [10.6, 3.4], size: [2.4, 2.6], annexe: { at: [9, 3.9], size: [1.6, 1.6] } }),
    crates('crates', [
      { at: [25.6, 4.4], size: [2.2, 1.6], height: 1.5 },
      { at: [26, 6], size: [1.4, 1.4], height: 2.6 },
    ]),
    lowWall({
      id: 'low-wall',
      along: points([13.4, 7.6], [16.2, 7.6], [16.2, 6.4]),
    }),
    pipes({
      id: 'pipes',
      along: points([19.9, 9.6], [23.9, 9.6]),
    }),
    detritus('detritus', points([6.2, 9.6], [7.4, 9.4], [7.6, 10.4], [6.6, 10.7])),
  ],
});

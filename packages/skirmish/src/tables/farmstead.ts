import type { Terrain } from '@little-wars/engine/geometry';
import { area, block, crates, fence, hedge, lowWall, points, ruin, wall } from '@little-wars/engine/pieces';
import { BATTLEFIELD, laidOut } from './laid-out.ts';

/** Woods on the flanks, a ruin and a barn on each side, and hedges around the middle. */
export const FARMSTEAD: Terrain = laidOut(BATTLEFIELD, {
  half: [
    ruin({
      id: 'ruin',
      at: [4, 10.6],
      size: [7, 5],
      south: 'open',
      east: 'broken',
      north: [
        ['tall', 3],
        ['broken', 7],
      ],
      west: 'open',
      ladders: [{ side: 'south', at: 3.5 }],
    }),
    area('wood', 'wood', points([22, 6.4], [32, 6.4], [33.5, 9], [31, 12.5], [24, 12], [21, 9])),
    area('marsh', 'marsh', points([0.5, 17], [5, 16.6], [6.5, 20], [1, 22])),
    block('building', 'barn', { at: [14, 8.5], size: [4.5, 5] }, 4),
    block('rock', 'rock', { at: [29.5, 15.5], size: [3, 2.5] }, 3),
    area('rubble', 'rubble', points([11.5, 3.5], [16, 3], [17, 6], [12, 6.5])),
    lowWall({ id: 'low-wall', along: points([19.5, 13.6], [24.5, 13.6], [24.5, 16.4]) }),
    hedge({ id: 'hedge', along: points([10, 17], [14.5, 17]) }),
    fence({ id: 'fence', along: points([5, 6.5], [10, 6.5]) }),
    wall({ id: 'wall', along: points([1.5, 13], [1.5, 16]) }),
    crates('crates', [
      { at: [19.5, 8.5], size: [1.8, 1.5], height: 1.5 },
      { at: [26.5, 17.2], size: [1.5, 1.6], height: 2.6 },
    ]),
  ],
});

import type { Terrain } from '@little-wars/engine/geometry';
import { area, block, container, crates, machine, pipes, points, ruin, wall } from '@little-wars/engine/pieces';
import { BATTLEFIELD, laidOut } from './laid-out.ts';

/** Containers to climb by ladder, a control house and pumps, pipes to step over, scrub and spill on the flanks. */
export const REFINERY: Terrain = laidOut(BATTLEFIELD, {
  half: [
    ruin({
      id: 'control-house',
      at: [12, 7.4],
      size: [7, 5],
      south: 'open',
      east: [
        ['open', 2.5],
        ['tall', 5],
      ],
      north: [
        ['broken', 3.5],
        ['tall', 7],
      ],
      west: 'broken',
      ladders: [{ side: 'south', at: 3.5 }],
    }),
    container({ id: 'container', at: [8.6, 14.4], size: [5.6, 2.6], ladders: [{ side: 'south', at: 2.8 }] }),
    machine({ id: 'pump', at: [21.6, 6.8], size: [2.6, 2.2] }),
    block('rock', 'rock', { at: [2.2, 9.2], size: [3, 2.6] }, 3),
    area('wood', 'scrub', points([0.5, 15.5], [6, 15], [7, 20], [1, 20.8])),
    area('marsh', 'spill', points([29.8, 6.6], [35.2, 6.4], [35.5, 13.4], [30.6, 13.8])),
    area('rubble', 'rubble', points([21, 11], [26.5, 11.4], [26, 15.2], [21.6, 15.4])),
    area('crater', 'crater', points([11.6, 1.4], [15.4, 0.8], [16.2, 4], [12.2, 4.6])),
    pipes({ id: 'pipes', along: points([3.5, 6.9], [7, 6.9]) }),
    wall({ id: 'wall', along: points([24.5, 4], [29, 4]) }),
    crates('crates', [
      { at: [20.8, 16.9], size: [1.8, 1.3], height: 1.4 },
      { at: [27.4, 14.6], size: [1.5, 1.5], height: 2.8 },
    ]),
  ],
});

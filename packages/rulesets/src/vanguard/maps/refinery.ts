import { container, crates, machine, pipes, ruin, wall } from '@little-wars/engine/pieces';
import { area, battleMap, block } from './laying.ts';

/** Containers to climb by ladder, a control house and pumps, pipes to step over, scrub and spill on the flanks. */
export const REFINERY = battleMap({
  id: 'refinery',
  name: 'Refinery',
  half: [
    ruin({
      id: 'control-house',
      at: [12, 7.4],
      size: [7, 5],
      south: 'open',
      east: [['open', 2.5], ['tall', 5]], // biome-ignore format: a row
      north: [['broken', 3.5], ['tall', 7]], // biome-ignore format: a row
      west: 'broken',
      ladders: [{ side: 'south', at: 3.5 }],
    }),
    container({ id: 'container', at: [8.6, 14.4], size: [5.6, 2.6], ladders: [{ side: 'south', at: 2.8 }] }),
    machine({ id: 'pump', at: [21.6, 6.8], size: [2.6, 2.2] }),
    block('rock', 'rock', { at: [2.2, 9.2], size: [3, 2.6] }, 3),
    area('wood', 'scrub', [[0.5, 15.5], [6, 15], [7, 20], [1, 20.8]]), // biome-ignore format: points
    area('marsh', 'spill', [[29.8, 6.6], [35.2, 6.4], [35.5, 13.4], [30.6, 13.8]]), // biome-ignore format: points
    area('rubble', 'rubble', [[21, 11], [26.5, 11.4], [26, 15.2], [21.6, 15.4]]), // biome-ignore format: points
    area('crater', 'crater', [[11.6, 1.4], [15.4, 0.8], [16.2, 4], [12.2, 4.6]]), // biome-ignore format: points
    pipes({ id: 'pipes', along: [[3.5, 6.9], [7, 6.9]] }), // biome-ignore format: points
    wall({ id: 'wall', along: [[24.5, 4], [29, 4]] }), // biome-ignore format: points
    crates('crates', [
      { at: [20.8, 16.9], size: [1.8, 1.3], height: 1.4 },
      { at: [27.4, 14.6], size: [1.5, 1.5], height: 2.8 },
    ]),
  ],
});

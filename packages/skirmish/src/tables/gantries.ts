import type { Piece, Terrain } from '@little-wars/engine/geometry';
import {
  area,
  block,
  container,
  crates,
  machine,
  part,
  pipes,
  points,
  rectangle,
  wall,
  type XY,
} from '@little-wars/engine/pieces';
import { laidOut, SQUARE } from './laid-out.ts';

/** A catwalk as high as a container. */
const catwalk = (id: string, at: XY, size: XY): Piece => ({
  id,
  parts: [part('floor', rectangle(at, size), 2.8, 3)],
});

/** Containers and catwalks on one level, half an inch to 6" apart, with ladders, pumps and pipes between them. */
export const GANTRIES: Terrain = laidOut(SQUARE, {
  half: [
    container({ id: 'north-stack', at: [5, 17], size: [6, 3], ladders: [{ side: 'south', at: 3 }] }),
    catwalk('first-catwalk', [11.5, 17.6], [6, 1.8]),
    container({ id: 'middle-stack', at: [20.5, 17], size: [6, 3], ladders: [{ side: 'south', at: 3 }] }),
    catwalk('second-catwalk', [28.5, 17.6], [5, 1.8]),
    container({ id: 'far-stack', at: [38, 16.4], size: [6, 3], ladders: [{ side: 'south', at: 3 }] }),
    container({ id: 'gate', at: [15, 6], size: [3, 6], ladders: [{ side: 'west', at: 3 }] }),
    catwalk('gate-walk', [24, 7.8], [6, 1.8]),
    machine({ id: 'pump', at: [31.6, 5], size: [3, 2.6] }),
    block('rock', 'rock', { at: [3, 8], size: [3, 2.6] }, 3),
    area('wood', 'scrub', points([38, 6], [44.6, 5], [46, 10], [39.4, 10.6])),
    area('rubble', 'rubble', points([6, 2], [11.4, 1.6], [12, 5.6], [6.6, 6])),
    area('crater', 'crater', points([20, 11.6], [25, 11.2], [25.4, 14.8], [20.6, 15])),
    pipes({ id: 'pipes', along: points([29, 12.8], [33.2, 12.8]) }),
    wall({ id: 'wall', along: points([8, 13.4], [8, 15.6]) }),
    crates('crates', [
      { at: [13.6, 21.6], size: [1.8, 1.3], height: 1.4 },
      { at: [34.4, 21.4], size: [1.5, 1.5], height: 2.4 },
    ]),
  ],
});

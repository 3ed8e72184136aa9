import type { Piece, Terrain } from '@little-wars/engine/geometry';
import { apparatus, brokenPipes, bulkheadPieces, type Doorway, points, wallPipes } from '@little-wars/engine/pieces';
import { KILLZONE, laidOut } from './laid-out.ts';

const hatchway = (id: string, at: number, [hinge, opens]: readonly ['low' | 'high', 'low' | 'high']): Doorway => ({
  id,
  at,
  hatch: { hinge, opens },
});

/** Half of the walls; the other half is rotated by half a turn. Centre lines are on half inches. */
const WALLS: readonly Piece[] = [
  // Between the west room, where one side begins, and the three rooms east of it.
  ...bulkheadPieces({
    id: 'bulkhead-staging',
    runs: 'y',
    at: 7,
    from: 0,
    to: 22,
    doorways: [
      hatchway('hatchway-1', 4.5, ['high', 'high']),
      { id: 'doorway', at: 11, hatch: null },
      hatchway('hatchway-2', 17.5, ['low', 'high']),
    ],
  }),
  // Between the hall and the rooms south of it.
  ...bulkheadPieces({
    id: 'bulkhead-hall',
    runs: 'x',
    at: 7.5,
    from: 7.15,
    to: 22.85,
    doorways: [hatchway('hatchway-3', 10.5, ['high', 'low']), hatchway('hatchway-4', 19, ['high', 'low'])],
  }),
  // Between those two rooms.
  ...bulkheadPieces({
    id: 'bulkhead-rooms',
    runs: 'y',
    at: 13.5,
    from: 0,
    to: 7.35,
    doorways: [hatchway('hatchway-5', 3.5, ['low', 'high'])],
  }),
  // Bays of the west room, and a stub in the hall.
  ...bulkheadPieces({ id: 'bulkhead-bay-1', runs: 'x', at: 7.5, from: 4.3, to: 6.85, doorways: [] }),
  ...bulkheadPieces({ id: 'bulkhead-bay-2', runs: 'x', at: 14.5, from: 4.3, to: 6.85, doorways: [] }),
  ...bulkheadPieces({ id: 'bulkhead-stub', runs: 'y', at: 12.5, from: 7.65, to: 10.2, doorways: [] }),
];

/** Leaves lanes 2.4" wide, so that a 60 mm base gets everywhere without traversing. */
const FURNITURE: readonly Piece[] = [
  apparatus('apparatus-1', { at: [14.6, 7.9], size: [1.8, 1.4] }),
  apparatus('apparatus-2', { at: [8.6, 0.8], size: [1.4, 1.2] }),
  brokenPipes({
    id: 'broken-pipes-1',
    along: points([17.4, 4.6], [20.2, 4.6]),
  }),
  brokenPipes({
    id: 'broken-pipes-2',
    along: points([21, 12.9], [22.6, 12.9]),
  }),
  brokenPipes({
    id: 'broken-pipes-3',
    along: points([2.5, 11], [4.4, 11]),
  }),
  wallPipes({
    id: 'wall-pipes',
    along: points([15, 0.15], [21, 0.15]),
  }),
];

/** Rooms behind bulkheads: two staging rooms, a hall between them, and a way round on either side. */
export const STATION: Terrain = laidOut(KILLZONE, { half: [...WALLS, ...FURNITURE] });

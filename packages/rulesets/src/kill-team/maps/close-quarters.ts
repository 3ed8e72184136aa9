import type { Piece } from '@little-wars/engine/geometry';
import { points } from '@little-wars/engine/pieces';
import { bulkheadPieces, type Doorway } from './hatchways.ts';
import { type AccessPoint, bothSides, type KillzoneMap, type Room } from './map.ts';
import { apparatus, brokenPipes, outlineOf, rectangle, wallPipes, type XY } from './pieces.ts';
import { EDGES, TABLE, ZONES } from './zones.ts';

const hatchway = (id: string, at: number, [hinge, opens]: readonly ['low' | 'high', 'low' | 'high']): Doorway => ({
  id,
  at,
  hatch: { hinge, opens },
});

/** One half of the walls; the other is turned by half a turn. Middle lines lie on half inches. */
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

/** It leaves lanes 2.4" wide, so that a base of 60 mm gets everywhere without traversing any. */
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

const room = (id: string, [x, y]: XY, [right, high]: XY): Room => ({
  id,
  outline: rectangle([x, y], [right - x, high - y]),
});

/** Rooms meet in the middle of walls: nobody may end a move there (KT-12.23). */
const ROOMS: readonly Room[] = [
  room('west', [0, 0], [7, 22]),
  room('south-west', [7, 0], [13.5, 7.5]),
  room('south-east', [13.5, 0], [23, 7.5]),
  room('hall', [7, 7.5], [23, 14.5]),
  room('north-west', [7, 14.5], [16.5, 22]),
  room('north-east', [16.5, 14.5], [23, 22]),
  room('east', [23, 0], [30, 22]),
];

const PIECES = bothSides(TABLE, [...WALLS, ...FURNITURE]);

const ACCESS_POINTS: readonly AccessPoint[] = PIECES.flatMap(({ id, parts }) =>
  parts
    .filter(({ kind }) => kind === 'access-point')
    .map(({ outline }) => ({ id, piece: id, outline, hatch: parts.some(({ open }) => open) })),
);

/** KT-12: two staging rooms, a hall between them, and a way round on either side. */
export const CLOSE_QUARTERS: KillzoneMap = {
  id: 'close-quarters',
  name: 'Close Quarters',
  number: null,
  terrain: { ...TABLE, pieces: PIECES },
  zones: ZONES.short,
  edges: EDGES.short,
  objectives: outlineOf(points([10.2, 4], [19.8, 18], [19, 2.4], [11, 19.6], [9.6, 12.2], [20.4, 9.8])),
  closeQuarters: {
    rooms: ROOMS,
    accessPoints: ACCESS_POINTS,
    apparatus: PIECES.filter(({ parts }) => parts.some(({ kind }) => kind === 'apparatus')).map(({ id }) => id),
  },
};

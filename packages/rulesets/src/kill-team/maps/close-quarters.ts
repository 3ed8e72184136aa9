import { outlineOf, points, rectangle, type XY } from '@little-wars/engine/pieces';
import { STATION } from '@little-wars/skirmish/tables';
import type { AccessPoint, KillzoneMap, Room } from './map.ts';
import { EDGES, ZONES } from './zones.ts';

const room = (id: string, [x, y]: XY, [right, high]: XY): Room => ({
  id,
  outline: rectangle([x, y], [right - x, high - y]),
});

/** Rooms meet in the middle of walls, where nobody may end a move (KT-12.23). */
const ROOMS: readonly Room[] = [
  room('west', [0, 0], [7, 22]),
  room('south-west', [7, 0], [13.5, 7.5]),
  room('south-east', [13.5, 0], [23, 7.5]),
  room('hall', [7, 7.5], [23, 14.5]),
  room('north-west', [7, 14.5], [16.5, 22]),
  room('north-east', [16.5, 14.5], [23, 22]),
  room('east', [23, 0], [30, 22]),
];

const { pieces: PIECES } = STATION;

const ACCESS_POINTS: readonly AccessPoint[] = PIECES.flatMap(({ id, parts }) =>
  parts
    .filter(({ kind }) => kind === 'access-point')
    .map(({ outline }) => ({ id, piece: id, outline, hatch: parts.some(({ open }) => open) })),
);

/**
 * KT-12.16: nowhere on this killzone is there room for a barricade farther than this from every access point, in
 * inches.
 */
export const MOST_FROM_ACCESS = 6;

/** KT-12: two staging rooms, a hall between them, and a passage around it on either side. */
export const CLOSE_QUARTERS: KillzoneMap = {
  id: 'close-quarters',
  name: 'Close Quarters',
  number: null,
  terrain: STATION,
  zones: ZONES.short,
  edges: EDGES.short,
  objectives: outlineOf(points([10.2, 4], [19.8, 18], [19, 2.4], [11, 19.6], [9.6, 12.2], [20.4, 9.8])),
  closeQuarters: {
    rooms: ROOMS,
    accessPoints: ACCESS_POINTS,
    apparatus: PIECES.filter(({ parts }) => parts.some(({ kind }) => kind === 'apparatus')).map(({ id }) => id),
  },
};

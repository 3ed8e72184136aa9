// VG-15.10  What stays free of solid pieces
import { inches, type Tenths } from '@little-wars/engine/geometry';
import type { Box } from '@little-wars/skirmish/tables';
import type { Marker } from '../16-scenario/scenarios.ts';

/** Room around a marker, so that every base can touch it. */
const ROOM: Tenths = inches(2.4);

export const clearAround = (markers: readonly Marker[]): readonly Box[] =>
  markers.map(({ at: { x, y } }) => ({ left: x - ROOM, low: y - ROOM, right: x + ROOM, high: y + ROOM }));

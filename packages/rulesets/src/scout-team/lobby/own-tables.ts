// ST-8.2  Places that custom tables keep free of solid pieces: those of markers
import type { ClearBox } from '@little-wars/engine';
import { inches, type Tenths } from '@little-wars/engine/geometry';
import { markersOf } from '../core/12-mission/ground.ts';

const ROOM: Tenths = inches(2);

export const clearAround = (size: { readonly width: Tenths; readonly depth: Tenths }): readonly ClearBox[] =>
  markersOf({ map: { id: 'own', name: 'own', terrain: { ...size, pieces: [] } }, mission: 'hold-the-ground' }).map(
    ({ x, y }) => ({ left: x - ROOM, right: x + ROOM, low: y - ROOM, high: y + ROOM }),
  );

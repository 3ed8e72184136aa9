// KT-11.5  The drop zone and territory of each seat
import type { Seat } from '@little-wars/engine';
import { mapOf } from '../../lookups.ts';
import type { Outline } from '../../maps/map.ts';
import type { Look } from '../../types.ts';
import { missionOf } from './mission.ts';

export const dropZoneOf = (t: Look, seat: Seat): Outline =>
  mapOf(t.setup).zones.dropZones[t.position.dropZones[seat]! as 0 | 1];

/** KT-15.2: where a seat is set up: its drop zone, unless the mission says otherwise. */
export const setUpZonesOf = (t: Look, seat: Seat): readonly Outline[] =>
  missionOf(t).zones?.(t, seat) ?? [dropZoneOf(t, seat)];

export const territoryOf = (t: Look, seat: Seat): Outline =>
  mapOf(t.setup).zones.territories[t.position.dropZones[seat]! as 0 | 1];

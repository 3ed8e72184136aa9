// The zones of a killzone as a table shows and names them
import type { BoardZone } from '@little-wars/engine';
import { missionOf } from '../core/11-ways-to-play/mission.ts';
import { setUpZonesOf } from '../core/11-ways-to-play/zones.ts';
import { mapOf } from '../lookups.ts';
import { seatOf } from '../missions/narrative/aims.ts';
import type { Look } from '../types.ts';
import { areSidesChosen } from './sides.ts';

export function zonesOf(t: Look): readonly BoardZone[] {
  if (missionOf(t).play === 'narrative' && areSidesChosen(t)) return zonesByRole(t);
  const { dropZones } = mapOf(t.setup).zones;
  return dropZones.map((outline, i) => ({
    id: `drop-zone-${i}`,
    kind: 'drop-zone',
    outline,
    seat: areSidesChosen(t) ? t.position.dropZones.indexOf(i) : null,
    matters: t.position.phase === 'set-up',
  }));
}

/** KT-15.2: where each side is set up, the Attacker first. */
const zonesByRole = (t: Look): readonly BoardZone[] =>
  (['attacker', 'defender'] as const).flatMap(role => {
    const seat = seatOf(t, role);
    return setUpZonesOf(t, seat).map((outline, i) => ({
      id: `${role}-zone-${i}`,
      kind: `${role}-zone`,
      outline,
      seat,
      matters: t.position.phase === 'set-up',
    }));
  });

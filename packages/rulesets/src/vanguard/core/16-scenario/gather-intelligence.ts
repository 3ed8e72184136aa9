// VG-16  Gather Intelligence
import { type Marker, placeOn, type Scenario } from './scenario.ts';

export const gatherIntelligence: Scenario = {
  id: 'gather-intelligence',
  clause: 'VG-16.3',
  /** VG-16.1, VG-16.5: the centre and four quarters, at the same fractions of every table; they block nothing. */
  markersOf: setup => {
    const marker = (x: number, y: number, side: number | null): Marker => ({ at: placeOn(setup, x / 4, y / 4), side });
    return [marker(2, 2, null), marker(1, 1, 0), marker(3, 1, 0), marker(1, 3, 1), marker(3, 3, 1)];
  },
  /** VG-16.3: 3 for the centre, 1 on one's own side, 2 on the enemy's. */
  worthOf: (t, { side }, seat) => (side === null ? 3 : side === t.position.sides[seat] ? 1 : 2),
};

// VG-17  Supply Drop: a scenario of our own, not the document's
import { type Marker, placeOn, type Scenario } from './scenario.ts';

/** VG-17.2: the most a marker scores. */
const MOST = 3;

export const supplyDrop: Scenario = {
  id: 'supply-drop',
  clause: 'VG-17.2',
  /** VG-17.1: across the middle of the table, the same after half a turn. */
  markersOf: setup => {
    const marker = (x: number, y: number): Marker => ({ at: placeOn(setup, x / 36, y / 36), side: null });
    return [marker(18, 18), marker(30, 13), marker(6, 23)];
  },
  /** VG-17.2: the number of the round, so that what is held late counts most. */
  worthOf: t => Math.min(MOST, Math.max(1, t.position.round)),
};

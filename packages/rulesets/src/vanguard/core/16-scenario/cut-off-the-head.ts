// VG-18  Cut Off the Head: a scenario of our own, with rules for leaders
import { modelOf } from '../../lookups.ts';
import { placeOn, type Scenario } from './scenario.ts';

export const cutOffTheHead: Scenario = {
  id: 'cut-off-the-head',
  clause: 'VG-18.2',
  /** VG-18.1: one marker, in the centre. */
  markersOf: setup => [{ at: placeOn(setup, 1 / 2, 1 / 2), side: null }],
  /** VG-18.2: 2 for the side that holds it, 3 if its leader is among the holders. */
  worthOf: (t, _marker, _seat, by) => (by.some(id => modelOf(t, id).leader) ? 3 : 2),
  /** VG-18.3 */
  removal: { clause: 'VG-18.3', worthOf: ({ leader }) => (leader ? 3 : 0) },
};

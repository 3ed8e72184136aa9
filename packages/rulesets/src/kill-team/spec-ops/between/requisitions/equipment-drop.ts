import type { Seat } from '@little-wars/engine';
import { sequence } from '../types.ts';
import { pay } from './paying.ts';
import type { Requisition } from './types.ts';

const POINTS = 5;

/** KT-14.57: equipment points for a battle of the player's choice. */
export const dropping = sequence<{ readonly seat: Seat }>('equipment drop', 'KT-14.57', s => [
  s.run('KT-14.57', 'fill the stash', (t, v) => {
    pay(t, v.seat, 'KT-14.57');
    t.emit({ type: 'stash-changed', clause: 'KT-14.57', seat: v.seat, by: POINTS });
    return v;
  }),
]);

export const equipmentDrop: Requisition = {
  id: 'equipment-drop',
  clause: 'KT-14.57',
  words: { en: 'Equipment Drop: 5 EP for the stash' },
  isOpen: () => true,
  start: seat => dropping.start({ seat }),
};

import { add } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** VG-3.3: dice of the hit roll that may be re-rolled for free. */
export const reRollsHits: WeaponRule<'re-rolls-hits'> = {
  clause: 'VG-3.3',
  name: 'rolls hit dice again',
  label: 'again{dice}',
  words: 'Re-roll up to {dice} hit die.',
  modify: {
    'free-re-rolls': add((count, { dice }, { side }) => (side === 'attacker' ? count + dice : count)),
  },
};

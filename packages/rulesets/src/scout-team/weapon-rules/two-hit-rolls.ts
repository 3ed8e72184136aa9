import { add } from '@little-wars/engine';
import type { WeaponRule } from '../types.ts';

/** ST-10.3: two hit rolls for each attack. */
export const twoHitRolls: WeaponRule<'two-hit-rolls'> = {
  clause: 'ST-10.3',
  name: 'two hit rolls',
  label: 'two hit rolls for each attack',
  words: 'Make two hit rolls for each attack.',
  modify: {
    'more-hit-rolls': add((count, { holder }, { attack, faces }) =>
      attack.attacker === holder ? count + faces.length : count,
    ),
  },
};

import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ST-10.3: two hit rolls for each attack. */
export const twoHitRolls: Rule<'two-hit-rolls'> = {
  clause: 'ST-10.3',
  modify: {
    'more-hit-rolls': add((count, { holder }, { attack, faces }) =>
      attack.attacker === holder ? count + faces.length : count,
    ),
  },
};

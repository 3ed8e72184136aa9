import { add, set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** RS-10.4: an unmodified 6 of a shot hits and adds one more hit roll. */
export const dakkaDakkaDakka: Rule<'dakka-dakka-dakka'> = {
  clause: 'RS-10.4',
  name: 'Dakka! Dakka! Dakka!',
  modify: {
    'always-hits': set(
      (value, { holder }, { attack, face }) =>
        value || (attack.attacker === holder && attack.manner !== 'fighting' && face === 6),
    ),
    'more-hit-rolls': add((count, { holder }, { attack, faces }) =>
      attack.attacker === holder && attack.manner !== 'fighting'
        ? count + faces.filter(face => face === 6).length
        : count,
    ),
  },
};

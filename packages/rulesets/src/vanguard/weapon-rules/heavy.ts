import { add } from '@little-wars/engine';
import { hasMoved } from '../factions/lasting.ts';
import type { Rule } from '../types.ts';

/** VG-2.2: not to be used in an activation in which its bearer has moved. */
export const heavy: Rule<'heavy'> = {
  clause: 'VG-2.2',
  modify: {
    'target-refused': add((reasons, _use, { attacker }, t) =>
      hasMoved(t, attacker) ? [...reasons, { reason: 'moved-already', clause: 'VG-2.2' }] : reasons,
    ),
  },
};

import { add } from '@little-wars/engine';
import { hasMoved } from '../factions/lasting.ts';
import type { WeaponRule } from '../types.ts';

/** VG-2.2: cannot be used in an activation in which its bearer has moved. */
export const heavy: WeaponRule<'heavy'> = {
  clause: 'VG-2.2',
  name: 'heavy',
  label: 'heavy',
  words: 'Cannot be used in an activation in which its bearer has moved.',
  modify: {
    'target-refused': add((reasons, _use, { attacker }, t) =>
      hasMoved(t, attacker) ? [...reasons, { reason: 'moved-already', clause: 'VG-2.2' }] : reasons,
    ),
  },
};

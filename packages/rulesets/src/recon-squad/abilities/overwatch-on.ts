import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** RS-10.4: Overwatch hits on this roll. */
export const overwatchOn: Rule<'overwatch-on'> = {
  clause: 'RS-10.4',
  name: 'better Overwatch',
  modify: {
    'hit-needs': set((needs, { holder, on }, { attack }) =>
      attack.attacker === holder && attack.manner === 'overwatch' ? Math.min(needs, on) : needs,
    ),
  },
};

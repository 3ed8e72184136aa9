import { limit } from '@little-wars/engine';
import { hasDone } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** ZG-8.4: Wounds more easily in the turn it arrives. */
export const woundsOnArrival: Rule<'wounds-on-arrival'> = {
  clause: 'ZG-8.4',
  name: 'Hunters from Hyperspace',
  modify: {
    'wound-needs': limit((needs, { holder, on }, { attack }, t) =>
      attack.attacker === holder && hasDone(t, holder, 'arrived') ? Math.min(on, needs ?? 7) : needs,
    ),
  },
};

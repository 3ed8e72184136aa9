import { add } from '@little-wars/engine';
import { isInAura } from '../../w40k/abilities/auras.ts';
import { hasDone } from '../../w40k/measuring/lookups.ts';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: fires Overwatch for a charged friend nearby, and then no more this turn. */
export const forTheGreaterGood: Rule<'for-the-greater-good'> = {
  clause: 'RS-10.4',
  name: 'For the Greater Good',
  modify: {
    'also-overwatch': add((others, use, { model }, t) =>
      use.holder !== null &&
      use.holder !== model &&
      isInAura(t, lookups, use, model) &&
      !hasDone(t, use.holder, 'helped')
        ? [...others, use.holder]
        : others,
    ),
    'overwatch-refused': add((reasons, { holder }, { attacker }, t) =>
      attacker === holder && hasDone(t, attacker, 'helped')
        ? [...reasons, { reason: 'overwatched', clause: 'RS-10.4' }]
        : reasons,
    ),
  },
};

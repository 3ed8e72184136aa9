import { add } from '@little-wars/engine';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** RS-6.4: weapons that may target Characters re-roll hits of 1 against them. */
export const sniperReRoll: Rule<'sniper-re-roll'> = {
  clause: 'RS-6.4',
  name: 'snipers re-roll hits of 1',
  modify: {
    're-rolls': add((which, _use, { roll, attack }, t) =>
      which === 'none' &&
      roll.what === 'hit' &&
      attack !== null &&
      attack.profile !== '' &&
      lookups.profile(attack.profile).rules.some(({ rule }) => rule === 'sniper') &&
      lookups.hasKeyword(t, attack.target, 'Character')
        ? 'ones'
        : which,
    ),
  },
};

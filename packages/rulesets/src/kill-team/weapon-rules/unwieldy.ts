import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { isHeldBy } from './wielded.ts';

/** KT-9.25 */
export const unwieldy: Rule<'unwieldy'> = {
  clause: 'KT-9.25',
  words: { en: { rule: 'Unwieldy' } },
  modify: {
    'weapon-cost': add((ap, use, { attacker, action }, t) =>
      isHeldBy(t, use, attacker) && action !== 'overwatch' ? ap + 1 : ap,
    ),
    'weapon-refused': add((reasons, use, { attacker, action }, t) =>
      isHeldBy(t, use, attacker) && action === 'overwatch'
        ? [...reasons, { reason: 'not-in-overwatch', clause: 'KT-9.25' }]
        : reasons,
    ),
  },
};

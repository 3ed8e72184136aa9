import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { isHeldBy } from './wielded.ts';

const BARRED: readonly string[] = ['charge', 'fall-back', 'normal-move'];

/** KT-9.8: no Shoot after these moves, and no such move after that Shoot; a Dash is allowed. */
export const heavy: Rule<'heavy'> = {
  clause: 'KT-9.8',
  words: { en: { rule: 'Heavy' } },
  modify: {
    'weapon-refused': add((reasons, use, { attacker, action }, t) => {
      const { activation } = t.position;
      if (action !== 'shoot' || !isHeldBy(t, use, attacker) || activation?.operative !== attacker) return reasons;
      const moves = activation.performed.filter(performed => BARRED.includes(performed));
      return moves.length > 0 ? [...reasons, { reason: 'moved-with-heavy', clause: 'KT-9.8', moves }] : reasons;
    }),
    // For this query only the weapons shot earlier in the activation are in play.
    'action-refused': add((reasons, use, { operative, action }, t) =>
      isHeldBy(t, use, operative) && BARRED.includes(action)
        ? [...reasons, { reason: 'shot-heavy', clause: 'KT-9.8' }]
        : reasons,
    ),
  },
};

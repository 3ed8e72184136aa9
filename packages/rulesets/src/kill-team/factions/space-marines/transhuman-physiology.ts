// Transhuman Physiology: a normal save of a PRIMARIS operative becomes critical.

import type { Change } from '../../core/dice/by-choice.ts';
import type { Rule } from '../../types.ts';
import { turning } from '../mechanisms/dice.ts';
import { gainsAs, offerPloy } from '../mechanisms/ploys.ts';

const CHANGE: Change = { from: 'normal', to: 'critical', needs: { critical: 0, normal: 1, moreFailures: false } };

export const transhumanPhysiology: Rule<'transhuman-physiology'> = {
  clause: 'KT-6.4',
  dice: { does: 'change', change: CHANGE },
  offer: {
    'defence-dice-judged': (t, { attack, side }, use, seat) => {
      // A die kept for cover shows no face and is never critical (KT-4.9).
      const saves = attack.defenceDice.some(({ as, face }) => as === 'normal' && face > 0);
      if (!saves || !gainsAs(t, use, attack.target, 'PRIMARIS')) return [];
      const turned = { side, from: CHANGE.from, to: CHANGE.to, rule: use.rule, clause: 'KT-6.4' } as const;
      return offerPloy(t, use, seat, () => turning.start(turned));
    },
  },
};

import { add } from '@little-wars/engine';
import { moreOf } from '../../w40k/dice/re-rolls.ts';
import type { Rule } from '../types.ts';

/** RS-10.4: once per Psychic phase may re-roll any dice of one Psychic test or attempt to deny. */
export const runesOfTheFarseer: Rule<'runes-of-the-farseer'> = {
  clause: 'RS-10.4',
  name: 'Runes of the Farseer',
  noBearing: { 're-rolled': 'it was used, and odds know that it is used once' },
  modify: {
    're-rolls': add((which, { holder }, { roll }, t) =>
      (roll.what === 'psychic' || roll.what === 'deny') &&
      roll.model === holder &&
      !t.position.effects.some(({ use }) => use.rule === 'runes-used' && use.holder === holder)
        ? moreOf(which, 'any')
        : which,
    ),
  },
  on: {
    're-rolled': (t, { clause }, { holder, seat }) => {
      const roll = t.position.rolls.at(-1);
      if (holder === null || roll?.model !== holder || clause === '8E-10.2') return null;
      if (roll.what !== 'psychic' && roll.what !== 'deny') return null;
      t.emit({
        type: 'effect-began',
        clause: 'RS-10.4',
        effect: { use: { rule: 'runes-used', seat, holder }, until: 'phase', seat },
      });
      return null;
    },
  },
};

/** RS-10.4: the runes have been used in this phase. */
export const runesUsed: Rule<'runes-used'> = { clause: 'RS-10.4', name: 'Runes of the Farseer' };

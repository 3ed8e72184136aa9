import { add } from '@little-wars/engine';
import { oneDie } from '../../../factions/mechanisms/dice.ts';
import { operativeOf } from '../../../lookups.ts';
import type { Rule } from '../../../types.ts';

/** KT-14.24 */
export const evasive: Rule<'evasive'> = {
  clause: 'KT-14.24',
  words: { en: { rule: 'Evasive' } },
  modify: {
    'defence-re-rolls': add((offers, { holder }, { attack }, t) =>
      attack.target === holder && operativeOf(t, holder).order === 'conceal' ? [...offers, oneDie('evasive')] : offers,
    ),
  },
};

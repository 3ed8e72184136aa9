import { set } from '@little-wars/engine';
import { sufferMortalWounds } from '../../../core/06-damage/damage.ts';
import type { Rule } from '../../../types.ts';

const FROM = 5;

/** KT-14.13: each wound of a critical hit, and each mortal wound, is ignored on 5+. */
export const indomitable: Rule<'indomitable'> = {
  clause: 'KT-14.13',
  words: { en: { rule: 'Indomitable' } },
  modify: {
    'ignores-wounds-on': set((face, { holder }, { operative, mortal }) =>
      mortal && operative === holder ? Math.min(face, FROM) : face,
    ),
    'ignores-critical-on': set((face, { holder }, { operative }) =>
      operative === holder ? Math.min(face, FROM) : face,
    ),
  },
  on: {
    'mortal-wounds-came': (_t, { operative, amount, from, clause }, { holder }) =>
      operative === holder ? sufferMortalWounds.start({ operative, amount, from, clause }) : null,
  },
};

import { limit } from '@little-wars/engine';
import { lookups } from '../library.ts';
import type { Rule } from '../types.ts';

/** 9E-5.6: a Titanic model may charge after it Fell Back. */
export const fallenBack: Rule<'fallen-back'> = {
  clause: '9E-5.6',
  name: 'Fell Back',
  modify: {
    'charge-refused': limit((reasons, _use, { model }, t) =>
      lookups.hasKeyword(t, model, 'Titanic') ? reasons.filter(({ reason }) => reason !== 'fell-back') : reasons,
    ),
  },
};

import { add } from '@little-wars/engine';
import { hasDone } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** 7E-6.10: +1 Strength in a turn it charged. */
export const furiousCharge: Rule<'furious-charge'> = {
  clause: '7E-6.10',
  name: 'Furious Charge',
  modify: {
    strength: add((value, { holder }, { model }, t) =>
      model === holder && hasDone(t, model, 'charged') ? value + 1 : value,
    ),
  },
};

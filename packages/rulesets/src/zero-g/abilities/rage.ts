import { add } from '@little-wars/engine';
import { hasDone } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** 7E-6.23: +2 Attacks for a charge instead of +1. */
export const rage: Rule<'rage'> = {
  clause: '7E-6.23',
  name: 'Rage',
  modify: {
    'attack-bonus': add((value, { holder }, { model }, t) =>
      model === holder && hasDone(t, model, 'charged') ? value + 1 : value,
    ),
  },
};

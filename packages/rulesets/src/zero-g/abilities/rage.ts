import { add } from '@little-wars/engine';
import { hasDone } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** 7E-6.23: 2 more Attacks for a charge, not 1. */
export const rage: Rule<'rage'> = {
  clause: '7E-6.23',
  modify: {
    'attack-bonus': add((value, { holder }, { model }, t) =>
      model === holder && hasDone(t, model, 'charged') ? value + 1 : value,
    ),
  },
};

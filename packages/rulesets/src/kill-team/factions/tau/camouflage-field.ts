// Camouflage Field: a stealth suit is always in cover, except from operatives close to it.
import { set } from '@little-wars/engine';
import type { Rule } from '../../types.ts';
import { keepsConceal } from '../mechanisms/keep-conceal.ts';
import { isNear } from '../mechanisms/near.ts';

const BESIDE = 2;

export const camouflageField: Rule<'camouflage-field'> = {
  clause: 'KT-13.1',
  modify: {
    // A viewer other than the attacker is the primary target of a Blast (KT-9.4).
    'in-cover': set((inCover, { holder }, { attacker, target, viewer }, t) =>
      target === holder && viewer === undefined && !isNear(t, attacker, target, BESIDE) ? true : inCover,
    ),
    'counts-as-concealed': keepsConceal,
  },
};

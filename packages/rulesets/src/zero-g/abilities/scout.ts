import { add, set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { SCOUTED } from '../core/01-battle/deployment.ts';
import { kit, modelOf } from '../lookups.ts';
import type { Rule } from '../types.ts';

/** 7E-11.2: Moves before the first turn, and does not charge in it. */
export const scout: Rule<'scout'> = {
  clause: '7E-11.2',
  name: 'Scout',
  modify: {
    'scout-move': set((value, { holder }, { model }, t) =>
      model === holder ? inches(kit(t, model).type === 'infantry' ? 6 : 12) : value,
    ),
    'charge-refused': add((reasons, { holder }, { model }, t) =>
      model === holder && t.position.round === 1 && modelOf(t, model).used.includes(SCOUTED)
        ? [...reasons, { reason: 'scouted', clause: '7E-11.2' }]
        : reasons,
    ),
  },
};

import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { areWithin } from '../../core/01-measuring/measuring.ts';
import { ownerOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';

/** VG-10.9, VG-10.29: one more invulnerable value to choose from, for models around it. */
export const forceField: Rule<'force-field'> = {
  clause: 'VG-10.9',
  words: 'It and friends within {within}" have invulnerable armor {on}+ against ranged attacks.',
  modify: {
    invulnerable: add((values, { holder, seat, on, within }, { model }, t) =>
      t.position.attack?.type === 'ranged' &&
      ownerOf(t, model) === seat &&
      (model === holder || areWithin(t, model, holder!, inches(within)))
        ? [...values, on]
        : values,
    ),
  },
};

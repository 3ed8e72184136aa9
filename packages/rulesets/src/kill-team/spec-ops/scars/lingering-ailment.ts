import { add } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import { isInjured } from '../../core/06-damage/injured.ts';
import type { Rule } from '../../types.ts';

/** KT-14.29: M as if injured, regardless of its wounds; not cumulative. */
export const lingeringAilment: Rule<'lingering-ailment'> = {
  clause: 'KT-14.29',
  words: { en: { rule: 'Lingering Ailment' } },
  modify: {
    move: add((move, { holder }, { operative }, t) =>
      operative === holder && !isInjured(t, operative) ? move - inches(2) : move,
    ),
  },
};

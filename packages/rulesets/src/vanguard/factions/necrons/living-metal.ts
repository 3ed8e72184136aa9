import { fullWounds, modelOf } from '../../lookups.ts';
import type { Rule } from '../../types.ts';

/** VG-4.12: in every start phase it regains wounds, up to its starting wounds. */
export const livingMetal: Rule<'living-metal'> = {
  clause: 'VG-4.12',
  words: 'In each start phase it regains {wounds} wound.',
  on: {
    'phase-began': (t, { phase }, { holder, wounds }) => {
      const model = holder!;
      const lost = fullWounds(modelOf(t, model)) - modelOf(t, model).wounds;
      if (phase === 'start' && lost > 0)
        t.emit({ type: 'wounds-regained', clause: 'VG-4.12', model, wounds: Math.min(lost, wounds) });
      return null;
    },
  },
};

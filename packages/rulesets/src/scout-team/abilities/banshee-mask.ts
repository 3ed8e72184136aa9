import { add, set } from '@little-wars/engine';
import { hasDone, ownerOf } from '../../w40k/measuring/lookups.ts';
import type { Rule } from '../types.ts';

/** ST-10.4: its charge targets can neither fire Overwatch nor Set to Defend, and fight last. */
export const bansheeMask: Rule<'banshee-mask'> = {
  clause: 'ST-10.4',
  name: 'banshee mask',
  modify: {
    'overwatch-refused': add((reasons, { holder }, { target }) =>
      target === holder ? [...reasons, { reason: 'no-overwatch', clause: 'ST-10.4' }] : reasons,
    ),
  },
  on: {
    'charge-declared': (t, { model, at }, { holder }) => {
      if (model !== holder) return null;
      const seat = ownerOf(t, model);
      for (const target of at) {
        const use = { rule: 'masked', target, seat, holder } as const;
        t.emit({ type: 'effect-began', clause: 'ST-10.4', effect: { use, until: 'turn', seat } });
      }
      return null;
    },
  },
};

export const masked: Rule<'masked'> = {
  clause: 'ST-10.4',
  name: 'banshee mask',
  modify: {
    // A failed charge has no effect.
    'fights-last': set(
      (value, { target, holder }, { model }, t) =>
        value || (model === target && holder !== null && hasDone(t, holder, 'charged')),
    ),
  },
};

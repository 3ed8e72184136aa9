import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** RS-10.4: ignores a mortal wound on this roll, with a bonus against Perils. */
export const ghosthelm: Rule<'ghosthelm'> = {
  clause: 'RS-10.4',
  name: 'Ghosthelm',
  modify: {
    'ignores-wounds': add((needs, { holder, on, perils: bonus }, { model, mortal, perils }) =>
      model === holder && mortal ? [...needs, perils ? on - bonus : on] : needs,
    ),
  },
};

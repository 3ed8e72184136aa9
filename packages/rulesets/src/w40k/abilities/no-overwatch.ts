import { add } from '@little-wars/engine';
import type { SharedRule } from '../types.ts';

/** Its charge targets cannot fire Overwatch. */
export const noOverwatch = (clause: string): SharedRule<{ readonly rule: 'no-overwatch' }> => ({
  clause,
  name: 'no Overwatch',
  modify: {
    'overwatch-refused': add((reasons, { holder }, { target }) =>
      target === holder ? [...reasons, { reason: 'no-overwatch', clause }] : reasons,
    ),
  },
});

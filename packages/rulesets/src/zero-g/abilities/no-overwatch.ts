import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-8.4: Its charge targets cannot fire Overwatch. */
export const noOverwatch: Rule<'no-overwatch'> = {
  clause: 'ZG-8.4',
  name: 'a banshee mask',
  modify: {
    'overwatch-refused': add((reasons, { holder }, { target }) =>
      target === holder ? [...reasons, { reason: 'no-overwatch', clause: 'ZG-8.4' }] : reasons,
    ),
  },
};

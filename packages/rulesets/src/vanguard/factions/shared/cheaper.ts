import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

/** VG-11.16: it pays less for one standard use of CP. */
export const cheaper: Rule<'cheaper'> = {
  clause: 'VG-11.16',
  words: '{by} CP less for {what}.',
  modify: {
    'cp-cost': add((cp, { holder, what, by }, { model, action }) =>
      model === holder && action === what ? cp - by : cp,
    ),
  },
};

import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';
import { sharesWith } from './side-effects.ts';

/** RS-10.4, RS-3.4: an invulnerable save for its selection nearby. */
export const sharesInvulnerable: Rule<'shares-invulnerable'> = {
  clause: 'RS-10.4',
  name: 'Shimmershield',
  modify: {
    invulnerable: add((saves, { holder, save }, { model }, t) =>
      sharesWith(t, holder, model) ? [...saves, save] : saves,
    ),
  },
};

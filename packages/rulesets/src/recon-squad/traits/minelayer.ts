import { add } from '@little-wars/engine';
import { mines } from '../library.ts';
import type { TraitRule } from '../types.ts';
import { mayDoElse } from './instead.ts';

/** RS-2.9 */
export const minelayer: TraitRule<'minelayer'> = {
  clause: 'RS-2.9',
  name: 'Minelayer',
  words: 'In place of shooting: lays a mine within 3" of itself.',
  modify: {
    'instead-of-shooting': add((own, { holder }, { model }, t) =>
      model === holder && mayDoElse(t, model)
        ? [...own, { id: 'lay-a-mine', clause: 'RS-2.9', frame: mines.lay.start({ model }) }]
        : own,
    ),
  },
};

import { add, set } from '@little-wars/engine';
import type { TraitRule } from '../types.ts';
import { improved } from './improved.ts';

/** RS-2.8, RS-2.16 */
export const marksman: TraitRule<'marksman'> = {
  clause: 'RS-2.8',
  name: 'Marksman',
  words: 'BS one better, and AP of its shots one better.',
  modify: {
    'ballistic-skill': set((value, { holder }, { model }) => (model === holder ? improved(value) : value)),
    ap: add((value, { holder }, { attacker, manner }) =>
      attacker === holder && manner !== 'fighting' ? value - 1 : value,
    ),
  },
};

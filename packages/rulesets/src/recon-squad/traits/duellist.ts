import { set } from '@little-wars/engine';
import type { TraitRule } from '../types.ts';
import { improved } from './improved.ts';

/** RS-2.5, RS-2.13 */
export const duellist: TraitRule<'duellist'> = {
  clause: 'RS-2.5',
  name: 'Duellist',
  words: 'WS one better; fights as if it had charged.',
  modify: {
    'weapon-skill': set((value, { holder }, { model }) => (model === holder ? improved(value) : value)),
    'counts-as-charging': set((value, { holder }, { model }) => value || model === holder),
  },
};

import { add } from '@little-wars/engine';
import type { TraitRule } from '../types.ts';

/** RS-2.3 */
export const brawler: TraitRule<'brawler'> = {
  clause: 'RS-2.3',
  name: 'Brawler',
  words: '+2 S and +1 A.',
  modify: {
    strength: add((value, { holder }, { model }) => (model === holder ? value + 2 : value)),
    attacks: add((value, { holder }, { model }) => (model === holder ? value + 1 : value)),
  },
};

import { add, set } from '@little-wars/engine';
import type { CoreRule } from '../types.ts';

/** What somebody who asks for odds says of a table that is not set up: it stands for terrain and for armor re-rolls. */
export const asTold: CoreRule<'as-told'> = {
  clause: 'VG-10.7',
  name: 'as told',
  modify: {
    obscured: set((is, use) => is || use.obscured),
    'in-cover': set((is, use) => is || use.cover),
    'free-re-rolls': add((count, { armorDice }, { side }) => (side === 'target' ? count + armorDice : count)),
  },
};

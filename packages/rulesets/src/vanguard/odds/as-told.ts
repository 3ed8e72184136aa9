import { add, set } from '@little-wars/engine';
import type { CoreRule } from '../types.ts';

/** Stands in for terrain and armor re-rolls where odds are asked for without a table. */
export const asTold: CoreRule<'as-told'> = {
  clause: 'VG-10.7',
  name: 'as told',
  modify: {
    obscured: set((is, use) => is || use.obscured),
    'in-cover': set((is, use) => is || use.cover),
    'free-re-rolls': add((count, { armorDice }, { side }) => (side === 'target' ? count + armorDice : count)),
  },
};

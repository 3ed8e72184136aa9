import { add } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

/** VG-4.2: while it is in play, its team gets a bonus to the roll for first player. */
export const foresight: Rule<'foresight'> = {
  clause: 'VG-4.2',
  words: '{by} more on the roll for first player.',
  modify: { 'first-player': add((sum, { seat: of, by }, { seat }) => (of === seat ? sum + by : sum)) },
};

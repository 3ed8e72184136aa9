import { limit } from '@little-wars/engine';
import type { Rule } from '../../types.ts';

/** VG-8.1: attacks and abilities do not knock it down; a fall or a recovery roll still does. */
export const implacable: Rule<'implacable'> = {
  clause: 'VG-8.1',
  words: 'Neither attacks nor abilities knock it down.',
  modify: { 'knocked-down-by': limit((can, { holder }, { model }) => can && model !== holder) },
};

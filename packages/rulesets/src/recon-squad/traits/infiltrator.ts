import { limit, set } from '@little-wars/engine';
import { inches } from '@little-wars/engine/geometry';
import type { TraitRule } from '../types.ts';

/** RS-2.7, RS-2.36 */
const ANYWHERE = { zone: inches(9), enemies: inches(1) };

/** RS-2.7, RS-2.15 */
export const infiltrator: TraitRule<'infiltrator'> = {
  clause: 'RS-2.7',
  name: 'Infiltrator',
  words: 'Set up anywhere more than 9" from the enemy zone; 1 more to saves in cover.',
  modify: {
    'deploys-anywhere': set((value, { holder }, { model }) =>
      // A model with its own rule for set-up elsewhere may choose.
      model === holder ? { ...ANYWHERE, ...(value && { or: value }) } : value,
    ),
    cover: limit((value, { holder }, { attack }) => (attack.target === holder && value > 0 ? value + 1 : value)),
  },
};

import { add } from '@little-wars/engine';
import { COMBINED } from '../shooting/weapons.ts';
import type { SharedRule } from '../types.ts';

/** Both parts of a combi-weapon fired together: -1 to hit with each. */
export const combiWeapons = (clause: string): SharedRule<{ readonly rule: 'combi-weapons' }> => ({
  clause,
  name: 'both parts fired',
  modify: {
    'hit-modifier': add((sum, _use, { attack }) => (attack.marks.includes(COMBINED) ? sum - 1 : sum)),
  },
});

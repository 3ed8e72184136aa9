import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.3: Hits come from the centre of the marker. */
export const barrage: Rule<'barrage'> = {
  clause: '7E-6.3',
  modify: {
    barrage: set((value, { holder }, { attacker }) => value || attacker === holder),
    'needs-sight': set((value, { holder }, { attacker }) => value && attacker !== holder),
  },
};

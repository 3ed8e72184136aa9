import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** ZG-8.3: Needs no line of sight. */
export const skyburst: Rule<'skyburst'> = {
  clause: 'ZG-8.3',
  modify: {
    'needs-sight': set((value, { holder }, { attacker }) => value && attacker !== holder),
  },
};

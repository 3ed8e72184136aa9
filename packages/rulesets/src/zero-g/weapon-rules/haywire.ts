import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.14: 2 to 5 glance, a 6 penetrates, regardless of armour. */
export const haywire: Rule<'haywire'> = {
  clause: '7E-6.14',
  modify: {
    'armour-test': set((test, { holder }, { attack }) => (attack.attacker === holder ? 'haywire' : test)),
  },
};

import { set } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.9: Wounds on 2+. */
export const fleshbane: Rule<'fleshbane'> = {
  clause: '7E-6.9',
  modify: {
    'wound-needs': set((needs, { holder }, { attack }) => (attack.attacker === holder ? 2 : needs)),
  },
};

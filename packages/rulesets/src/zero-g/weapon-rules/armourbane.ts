import { add } from '@little-wars/engine';
import type { Rule } from '../types.ts';

/** 7E-6.1: One more D6 to penetrate. */
export const armourbane: Rule<'armourbane'> = {
  clause: '7E-6.1',
  modify: {
    'penetration-dice': add((dice, { holder }, { attack }) => (attack.attacker === holder ? dice + 1 : dice)),
  },
};

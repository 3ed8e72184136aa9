import { limit } from '@little-wars/engine';
import { isShot } from '../attacks/rolls.ts';
import type { SharedRule } from '../types.ts';

/** Its shots ignore cover. */
export const ignoresCover = (clause: string): SharedRule<{ readonly rule: 'ignores-cover' }> => ({
  clause,
  name: 'ignores cover',
  modify: {
    cover: limit((value, { holder }, { attack }) => (attack.attacker === holder && isShot(attack) ? 0 : value)),
  },
});

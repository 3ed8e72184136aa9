import { limit } from '@little-wars/engine';
import { cardOf } from '../lookups.ts';
import type { Rule } from '../types.ts';
import { inShooting } from './wielded.ts';

const HEAVY_ARMOUR = 3;
const LETHAL = 4;

/** Lethal 4+ (KT-9.12) against targets whose card has a Save of 3+ or better. */
export const grav: Rule<'grav'> = {
  clause: 'KT-9.12',
  words: { en: { rule: 'Grav' } },
  modify: {
    'critical-on': limit((face, use, rolling, t) =>
      inShooting(t, use, rolling) && cardOf(t, rolling.attack.target).save <= HEAVY_ARMOUR
        ? Math.min(face, LETHAL)
        : face,
    ),
  },
};

// The distribution of random amounts
import { keyed } from '@little-wars/engine';
import type { Amount } from '../content/types.ts';
import { partsOf, worthOfFace } from '../dice/amounts.ts';
import { type Chances, exactly, mixture, summed, times } from './chances.ts';
import { FACES } from './pool.ts';

const MOST_CACHED = 256;
const cached = keyed<string, Chances>(MOST_CACHED);

/** The distribution of an amount, with the better of two dice where rules say so. */
export const amountChances = (amount: Amount, bestOfTwo = false): Chances =>
  cached(`${amount}${bestOfTwo ? ' twice' : ''}`, () => {
    const { dice, sides, plus } = partsOf(amount);
    const falls = FACES.flatMap(face => (bestOfTwo ? FACES : [face]).map(other => Math.max(face, other)));
    const one = mixture(falls.map(face => [1 / falls.length, exactly(worthOfFace(face, sides))] as const));
    return summed(exactly(plus), times(one, dice));
  });

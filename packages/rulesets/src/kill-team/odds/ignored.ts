// KT-6.1  Wounds that a rule may let the target ignore, with one die each.
import { binomial, keyed } from '@little-wars/engine';

/** A face that no die shows, so that nothing is ignored. */
export const NEVER = 7;

export interface Loss {
  readonly lost: number;
  readonly chance: number;
}

const cached = keyed<number, readonly Loss[]>(4096);

/** The distribution of wounds lost, if each is ignored on a face or more. */
export function lossesOf(amount: number, ignoresOn: number): readonly Loss[] {
  const key = amount * (NEVER + 1) + Math.min(NEVER, ignoresOn);
  return cached(key, () => losses(amount, ignoresOn));
}

/** With more wounds than this, each chance is computed from its neighbour, because binomials would get too large. */
const FEW = 64;

function losses(amount: number, ignoresOn: number): readonly Loss[] {
  if (ignoresOn >= NEVER) return [{ lost: amount, chance: 1 }];
  const loses = (ignoresOn - 1) / 6;
  if (amount > FEW) return lossesOfMany(amount, loses);
  return Array.from({ length: amount + 1 }, (_, lost) => {
    let chance = binomial(amount, lost);
    for (let i = 0; i < amount; i++) chance *= i < lost ? loses : 1 - loses;
    return { lost, chance };
  });
}

/**
 * Computes from the likeliest number of wounds outwards, so that only probabilities too small for a double become zero.
 */
function lossesOfMany(amount: number, loses: number): readonly Loss[] {
  const chances = new Float64Array(amount + 1);
  const middle = Math.floor((amount + 1) * loses);
  const odds = loses / (1 - loses);
  chances[middle] = 1;
  for (let n = middle; n < amount; n++) chances[n + 1] = (chances[n]! * odds * (amount - n)) / (n + 1);
  for (let n = middle; n > 0; n--) chances[n - 1] = (chances[n]! * n) / (odds * (amount - n + 1));
  const all = chances.reduce((sum, chance) => sum + chance, 0);
  return Array.from(chances, (chance, lost) => ({ lost, chance: chance / all }));
}

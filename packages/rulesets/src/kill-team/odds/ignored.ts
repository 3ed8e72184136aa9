// KT-6.1  Wounds about to be lost that some rule lets one ignore, each on a die of its own.
import { binomial, keyed } from '@little-wars/engine';

/** The face that no die shows: nothing is ignored. */
export const NEVER = 7;

export interface Loss {
  readonly lost: number;
  readonly chance: number;
}

const known = keyed<number, readonly Loss[]>(4096);

/** How many of so many wounds are lost, when each is ignored on a face or more. */
export function lossesOf(amount: number, ignoresOn: number): readonly Loss[] {
  const key = amount * (NEVER + 1) + Math.min(NEVER, ignoresOn);
  return known(key, () => losses(amount, ignoresOn));
}

function losses(amount: number, ignoresOn: number): readonly Loss[] {
  if (ignoresOn >= NEVER) return [{ lost: amount, chance: 1 }];
  const loses = (ignoresOn - 1) / 6;
  return Array.from({ length: amount + 1 }, (_, lost) => {
    let chance = binomial(amount, lost);
    for (let i = 0; i < amount; i++) chance *= i < lost ? loses : 1 - loses;
    return { lost, chance };
  });
}

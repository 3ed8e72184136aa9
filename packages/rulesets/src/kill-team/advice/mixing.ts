// Choices made in secret are randomised, so that nobody can predict them; clearly worse ones are never among them.
import type { Numbers } from '@little-wars/engine';

export interface Weighed<A> {
  readonly answer: A;
  readonly worth: number;
}

/** Shares of a choice whose worth is the best, and of one that is as much worse as is allowed. */
const [BEST, WORST] = [10, 2];

/** One of the answers at most `within` worse than the best, the better the more often; null if there are none. */
export function mixed<A>(weighed: readonly Weighed<A>[], within: number, next: Numbers): A | null {
  const best = Math.max(...weighed.map(({ worth }) => worth));
  const good = weighed.filter(({ worth }) => best - worth <= within);
  const shares = good.map(({ worth }) =>
    within === 0 ? 1 : Math.round(BEST - ((BEST - WORST) * (best - worth)) / within),
  );
  let left = next(Math.max(1, sum(shares)));
  for (const [i, share] of shares.entries()) {
    if (left < share) return good[i]!.answer;
    left -= share;
  }
  return null;
}

/** Several of them, one after the other, each at most `within` worse than the best one left. */
export function mixedSome<A>(
  weighed: readonly Weighed<A>[],
  most: number,
  within: number,
  next: Numbers,
): readonly A[] {
  const taken: A[] = [];
  let left = weighed;
  while (taken.length < most && left.length > 0) {
    const one = mixed(left, within, next)!;
    taken.push(one);
    left = left.filter(({ answer }) => answer !== one);
  }
  return taken;
}

const sum = (list: readonly number[]): number => list.reduce((a, b) => a + b, 0);

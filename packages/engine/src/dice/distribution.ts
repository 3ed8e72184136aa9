// Probability distributions over small whole numbers.
import { latestAt } from '../cache.ts';

/**
 * How likely 0, 1, 2 … are: `weights[x]` out of `total`. Weights that count equally likely results of dice are whole
 * numbers, and every chance is exact while `total` is below 2^53: up to 20 dice. Beyond that, and where the total is 1,
 * they are rounded doubles, which still add up to the total within a few parts in 10^15.
 */
export interface Distribution {
  readonly weights: readonly number[];
  readonly total: number;
}

const EXACT_BELOW = Number.MAX_SAFE_INTEGER;

/** 6 to the power of n: exact up to 20. */
export const six: (n: number) => number = latestAt<number, void>(n => {
  let power = 1;
  for (let i = 0; i < n; i++) power *= 6;
  return power;
});

/** A row of Pascal's triangle. */
const binomials: (n: number) => readonly number[] = latestAt<readonly number[], void>(n => {
  if (n === 0) return [1];
  const above = binomials(n - 1);
  return [1, ...above.map((value, i) => value + (above[i + 1] ?? 0))];
});

/** The number of ways to choose k out of n. */
export const binomial = (n: number, k: number): number => binomials(n)[k]!;

/** The chance of exactly x. */
export const chanceOf = ({ weights, total }: Distribution, x: number): number => (weights[x] ?? 0) / total;

/** The chance of x or more. */
export function atLeast({ weights, total }: Distribution, x: number): number {
  let sum = 0;
  for (let i = Math.max(0, x); i < weights.length; i++) sum += weights[i]!;
  return sum / total;
}

/** Every chance, from 0 on. */
export const chancesOf = ({ weights, total }: Distribution): readonly number[] => weights.map(weight => weight / total);

export function averageOf({ weights, total }: Distribution): number {
  let sum = 0;
  for (const [x, weight] of weights.entries()) sum += x * weight;
  return sum / total;
}

/** Weights and total as bigints; null if they may be rounded. */
export function wholeWeights({ weights, total }: Distribution): { weights: readonly bigint[]; total: bigint } | null {
  if (total > EXACT_BELOW || !weights.every(Number.isInteger)) return null;
  return { weights: weights.map(BigInt), total: BigInt(total) };
}

/** The distribution of `to(x)`. */
export function mapped({ weights, total }: Distribution, to: (x: number) => number): Distribution {
  const mappedWeights: number[] = [];
  for (const [x, weight] of weights.entries()) {
    const y = to(x);
    while (mappedWeights.length <= y) mappedWeights.push(0);
    mappedWeights[y]! += weight;
  }
  return { weights: mappedWeights, total };
}

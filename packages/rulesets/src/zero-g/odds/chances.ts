// Lists of probabilities, indexed by whole numbers from 0

export type Chances = readonly number[];

/** A number that is certain. */
export const atOnce = (count: number): Chances => Array.from({ length: count + 1 }, (_, i) => (i === count ? 1 : 0));

/** The sum of two independent numbers. */
export function times(a: Chances, b: Chances): Chances {
  const sums = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sums[i + j] = sums[i + j]! + x * y;
  return sums;
}

/** The sum of this many independent copies of a number. */
export const power = (chances: Chances, count: number): Chances => {
  let sum: Chances = [1];
  for (let i = 0; i < count; i++) sum = times(sum, chances);
  return sum;
};

/** A mixture of two cases. */
export const plus = (a: Chances, b: Chances): Chances =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));

export const scaled = (a: Chances, by: number): Chances => a.map(chance => chance * by);

/** The probability that independent events of this probability all happen. */
export function allOf(chance: number, times: number): number {
  let all = 1;
  for (let i = 0; i < times; i++) all *= chance;
  return all;
}

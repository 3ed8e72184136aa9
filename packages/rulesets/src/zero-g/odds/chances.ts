// Lists of chances: that of each number from 0 on

export type Chances = readonly number[];

/** A number that is certain. */
export const atOnce = (count: number): Chances => Array.from({ length: count + 1 }, (_, i) => (i === count ? 1 : 0));

/** Two independent numbers added up. */
export function times(a: Chances, b: Chances): Chances {
  const sums = Array.from({ length: a.length + b.length - 1 }, () => 0);
  for (const [i, x] of a.entries()) for (const [j, y] of b.entries()) sums[i + j] = sums[i + j]! + x * y;
  return sums;
}

/** The same number so many times, independently, added up. */
export const power = (chances: Chances, count: number): Chances => {
  let sum: Chances = [1];
  for (let i = 0; i < count; i++) sum = times(sum, chances);
  return sum;
};

/** One case or the other. */
export const plus = (a: Chances, b: Chances): Chances =>
  Array.from({ length: Math.max(a.length, b.length) }, (_, i) => (a[i] ?? 0) + (b[i] ?? 0));

export const scaled = (a: Chances, by: number): Chances => a.map(chance => chance * by);

/** The chance that something as likely as this comes true every time. */
export function allOf(chance: number, times: number): number {
  let all = 1;
  for (let i = 0; i < times; i++) all *= chance;
  return all;
}

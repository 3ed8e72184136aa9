// Distributions over whole numbers from 0, as lists of probabilities

export type Chances = readonly number[];

export const SURE: Chances = [1];

/** The impossible event. */
export const NEVER: readonly number[] = [];

/** The distribution of a sum; sums above `most` count as that much. */
export function summed(a: Chances, b: Chances, most = Number.POSITIVE_INFINITY): Chances {
  if (a.length === 0 || b.length === 0) return NEVER;
  const length = Math.min(a.length + b.length - 1, most + 1);
  const sum = new Array<number>(length).fill(0);
  for (let i = 0; i < a.length; i++) {
    const chance = a[i]!;
    if (chance === 0) continue;
    for (let j = 0; j < b.length; j++) sum[i + j < length ? i + j : length - 1]! += chance * b[j]!;
  }
  return sum;
}

/** Adds a share of one distribution to another. */
export function mixedIn(into: number[], share: number, chances: Chances): void {
  if (share === 0) return;
  for (let i = into.length; i < chances.length; i++) into.push(0);
  for (let i = 0; i < chances.length; i++) into[i]! += share * chances[i]!;
}

/** A mixture: each distribution with its share. */
export function mixture(parts: readonly (readonly [share: number, chances: Chances])[]): Chances {
  const mixed: number[] = [];
  for (const [share, chances] of parts) mixedIn(mixed, share, chances);
  return mixed;
}

/** Exactly this many. */
export const exactly = (count: number): Chances => [...new Array<number>(count).fill(0), 1];

/** Each of a number of points remains with this probability. */
export function thinned(points: Chances, stays: number): Chances {
  if (stays === 1) return points;
  const one: Chances = [1 - stays, stays];
  let left: Chances = SURE;
  const parts = points.map(chance => {
    const part = [chance, left] as const;
    left = summed(left, one);
    return part;
  });
  return mixture(parts);
}

/** The sum of this many independent equal distributions. */
export function times(chances: Chances, count: number, most = Number.POSITIVE_INFINITY): Chances {
  let sum: Chances = SURE;
  for (let i = 0; i < count; i++) sum = summed(sum, chances, most);
  return sum;
}

export const meanOf = (chances: Chances): number => chances.reduce((sum, chance, i) => sum + i * chance, 0);

/** A probability to an integer power, by multiplication, so that every machine agrees. */
export function power(chance: number, times: number): number {
  let all = 1;
  for (let i = 0; i < times; i++) all *= chance;
  return all;
}

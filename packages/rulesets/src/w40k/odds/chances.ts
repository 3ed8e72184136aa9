// Distributions over whole numbers from 0 on, as lists of chances

export type Chances = readonly number[];

export const SURE: Chances = [1];

/** The distribution of a sum. */
export function summed(a: Chances, b: Chances): Chances {
  if (a.length === 1) return b.map(chance => chance * a[0]!);
  if (b.length === 1) return a.map(chance => chance * b[0]!);
  const sum = new Array<number>(a.length + b.length - 1).fill(0);
  for (let i = 0; i < a.length; i++) for (let j = 0; j < b.length; j++) sum[i + j]! += a[i]! * b[j]!;
  return sum;
}

/** Adds a share of one distribution to another. */
export function mixedIn(into: number[], share: number, chances: Chances): void {
  for (let i = 0; i < chances.length; i++) into[i] = (into[i] ?? 0) + share * chances[i]!;
}

/** A mixture: each distribution with its share. */
export function mixture(parts: readonly (readonly [share: number, chances: Chances])[]): Chances {
  const mixed: number[] = [];
  for (const [share, chances] of parts) mixedIn(mixed, share, chances);
  for (let i = 0; i < mixed.length; i++) mixed[i] ??= 0;
  return mixed;
}

/** Exactly this many. */
export const exactly = (count: number): Chances => [...new Array<number>(count).fill(0), 1];

/** Each of a number of points is left with this chance. */
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

export const meanOf = (chances: Chances): number => chances.reduce((sum, chance, i) => sum + i * chance, 0);

/** A chance that comes true so many times in a row; multiplied out, so that every machine agrees. */
export function power(chance: number, times: number): number {
  let all = 1;
  for (let i = 0; i < times; i++) all *= chance;
  return all;
}

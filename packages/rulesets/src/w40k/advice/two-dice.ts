// The sum of two dice, as in charges

/** The chance that two dice sum to at least this. */
export function chanceOfTwoDice(least: number): number {
  let count = 0;
  for (let a = 1; a <= 6; a++) for (let b = 1; b <= 6; b++) if (a + b >= least) count++;
  return count / 36;
}

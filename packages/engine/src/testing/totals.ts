import type { Point } from '../geometry/shape.ts';
import { numbers } from './boards.ts';

/**
 * Sums of answers over many boards, by name: a test with the expected sums notices any changed answer, right or wrong.
 * Oracles tell whether it is wrong.
 */
export class Totals {
  readonly #sums = new Map<string, number>();

  add(name: string, n: number | boolean): void {
    this.#sums.set(name, (this.#sums.get(name) ?? 0) + Number(n));
  }

  /** Places; each coordinate and each place of the list has its own weight. */
  spots(name: string, ...spots: readonly (Point & { readonly z?: number })[]): void {
    for (const [k, { x, y, z = 0 }] of spots.entries()) this.add(name, (k + 1) * (x + 3 * y + 7 * z));
  }

  /** Rounded to hundredths, so that the order of sums in doubles does not matter. */
  get all(): { readonly [name: string]: number } {
    return Object.fromEntries([...this.#sums].map(([name, sum]) => [name, Number(sum.toFixed(2))]));
  }
}

type Next = (below: number) => number;

/** The sums over so many boards, each with its own random numbers. */
export function totalsOf(boards: number, ask: (totals: Totals, next: Next, seed: number) => void): Totals['all'] {
  const totals = new Totals();
  for (let seed = 1; seed <= boards; seed++) ask(totals, numbers(seed), seed);
  return totals.all;
}

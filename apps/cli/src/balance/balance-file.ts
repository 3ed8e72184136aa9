import type { Pairing } from '../simulate/pairings.ts';

/** What the games of every pairing of ready-made teams came to. */
export interface BalanceFile {
  readonly ruleset: string;
  readonly version: string;
  readonly bot: string;
  readonly seed: string;
  readonly pairings: readonly Measured[];
}

export interface Measured extends Pairing {
  /** Of the two teams these games were played with, and of the content they use (`playedWith`). */
  readonly played: string;
}

/** Even enough for ready-made teams. */
export const EVEN = { least: 0.4, most: 0.6 };

/** Whether chance can no longer explain a share outside of what is even. */
export const isUneven = ({ share: { low, high } }: Pairing): boolean => low > EVEN.most || high < EVEN.least;

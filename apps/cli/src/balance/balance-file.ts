import type { Pairing } from '../simulate/pairings.ts';

/** The results of all pairings of ready-made teams. */
export interface BalanceFile {
  readonly ruleset: string;
  readonly version: string;
  readonly bot: string;
  readonly seed: string;
  readonly pairings: readonly Measured[];
}

export interface Measured extends Pairing {
  /** A hash of the two teams and of the content they use (`playedWith`). */
  readonly played: string;
}

/** The shares of wins between which ready-made teams count as balanced. */
export const EVEN = { least: 0.4, most: 0.6 };

/** Whether a share outside the even range can no longer be explained by chance. */
export const isUneven = ({ share: { low, high } }: Pairing): boolean => low > EVEN.most || high < EVEN.least;

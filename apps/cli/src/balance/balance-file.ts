import { type Edition, fingerprint, type Game, type Roster } from '@little-wars/engine';
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
  /** Of the content and the two teams these games were played with. */
  readonly played: string;
}

/** Changes whenever the lists or one of the two teams do: then the pairing must be measured again. */
export const playedWith = ({ content }: Edition<Game>, teams: readonly [Roster, Roster]): string =>
  fingerprint([content, teams]).slice(0, 16);

// The rows of campaigns. Records of battles are large: each entry has a row of its own for them.
import type { Entry, Founding, Pairing, ToldChapter } from '@little-wars/campaign';
import type { RecordFile } from '@little-wars/engine';

/** The battle that is being fought, and what follows it: ids of matches. */
export interface Next {
  readonly round: number;
  readonly players: Pairing;
  readonly battle: string;
  /** Null while the battle is not over, and in a league. */
  readonly between: string | null;
}

export interface StoredCampaign {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly founding: Founding;
  /** Without records. */
  readonly entries: readonly Entry[];
  /** The teams as they are now, by player. */
  readonly teams: readonly unknown[];
  /** The seal of the last entry. */
  readonly seal: string;
  readonly next: Next | null;
  readonly begun: number;
  readonly touched: number;
  /** Grows with every write: a writer must have seen the last one. */
  readonly fence: number;
}

export interface StoredEntry {
  readonly campaign: string;
  readonly n: number;
  readonly battle: RecordFile | null;
  readonly between: RecordFile | null;
  /** In words, as it was told when it happened. */
  readonly chapter: ToldChapter | null;
  /** The match in this browser, if the battle was fought here. */
  readonly match: string | null;
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

const isPlayer = (x: unknown): boolean =>
  isRecord(x) && typeof x['name'] === 'string' && (x['bot'] === null || typeof x['bot'] === 'string');

const isFounding = (x: unknown): boolean =>
  isRecord(x) &&
  ['name', 'ruleset', 'pairing'].every(field => typeof x[field] === 'string') &&
  typeof x['linked'] === 'boolean' &&
  Number.isInteger(x['rounds']) &&
  Array.isArray(x['players']) &&
  x['players'].length > 1 &&
  x['players'].every(isPlayer);

const isPairing = (x: unknown): boolean =>
  Array.isArray(x) && x.length === 2 && Number.isInteger(x[0]) && (x[1] === null || Number.isInteger(x[1]));

const isNext = (x: unknown): boolean =>
  x === null ||
  (isRecord(x) &&
    isPairing(x['players']) &&
    typeof x['battle'] === 'string' &&
    (x['between'] === null || typeof x['between'] === 'string'));

const isEntry = (x: unknown): boolean =>
  isRecord(x) && isPairing(x['players']) && Number.isInteger(x['round']) && typeof x['seal'] === 'string';

/** Whether a row has all that the pages read of a campaign. */
export const isCampaignRow = (row: unknown): row is StoredCampaign =>
  isRecord(row) &&
  ['id', 'name', 'ruleset', 'seal'].every(field => typeof row[field] === 'string') &&
  isFounding(row['founding']) &&
  Array.isArray(row['entries']) &&
  row['entries'].every(isEntry) &&
  Array.isArray(row['teams']) &&
  row['teams'].length === (row['founding'] as Founding).players.length &&
  isNext(row['next']) &&
  ['touched', 'fence'].every(field => Number.isFinite(row[field]));

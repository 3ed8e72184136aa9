// The rows of the storage. Other versions and crashes write there too: a row that cannot be read is left alone, and said.
import type { Because, DiceInfo, Roster } from '@little-wars/engine';
import type { LaidTable } from '@little-wars/skirmish/tables';
import type { Moment, Player, Quiet, Secrets } from '@little-wars/table';

export interface StoredMatch {
  readonly id: string;
  readonly name: string;
  readonly ruleset: string;
  readonly setup: object;
  readonly dice: DiceInfo;
  readonly secrets: Secrets;
  readonly players: readonly Player[];
  readonly begun: number;
  readonly touched: number;
  /** The guided first game. */
  readonly guided: boolean;
  /** Questions that players have muted. */
  readonly quiet?: readonly Quiet[];
  /** Forked from another match, after this many inputs, with the same or new dice. */
  readonly fork: { readonly of: string; readonly at: number; readonly dice: 'same' | 'new' } | null;
  /** The result once it is over. */
  readonly winners: readonly number[] | null;
  /** Grows whenever a tab opens the match to play it: only the last one may write to it. */
  readonly fence?: number;
}

/** One input with its index. */
export interface StoredInput {
  readonly match: string;
  readonly n: number;
  readonly answer: unknown;
  readonly because: Because | null;
}

/** Moments to store, from an index on. */
export const storedAs = (
  match: string,
  moments: readonly Pick<Moment, 'input' | 'because'>[],
  from = 0,
): readonly StoredInput[] =>
  moments.map(({ input, because }, i) => ({ match, n: from + i, answer: input.answer, because }));

export interface StoredRoster extends Roster {
  readonly id: string;
  readonly touched: number;
}

/** A table that a player laid out. */
export interface StoredTable extends LaidTable {
  readonly id: string;
  readonly touched: number;
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

const isPlayer = (x: unknown): boolean =>
  isRecord(x) && (x['kind'] === 'person' || (x['kind'] === 'bot' && typeof x['level'] === 'string'));

const isListOf = (x: unknown, kind: 'string' | 'number'): boolean =>
  Array.isArray(x) && x.every(each => typeof each === kind);

/** Whether a row has all that the pages read of a match; its setup and inputs are validated when it is opened. */
export const isMatchRow = (row: unknown): row is StoredMatch =>
  isRecord(row) &&
  ['id', 'name', 'ruleset'].every(field => typeof row[field] === 'string') &&
  ['setup', 'dice'].every(field => isRecord(row[field])) &&
  (row['secrets'] === null || isListOf(row['secrets'], 'string')) &&
  Array.isArray(row['players']) &&
  row['players'].every(isPlayer) &&
  (row['winners'] === null || isListOf(row['winners'], 'number')) &&
  Number.isFinite(row['touched']);

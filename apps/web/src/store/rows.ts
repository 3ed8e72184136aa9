// The rows of the storage. Other versions and crashes write there too: unreadable rows are kept and reported.
import {
  type Because,
  type DiceInfo,
  type Game,
  type MadeWith,
  madeWith,
  type Result,
  type Roster,
  type Start,
} from '@little-wars/engine';
import type { CustomTable } from '@little-wars/skirmish/tables';
import {
  type AskMe,
  type Player,
  type Quiet,
  resultIn,
  type Secrets,
  type Session,
  type Snapshot,
  type StoredMoment,
  snapshotsAfter,
  snapshotsReplaced,
  storedMoment,
} from '@little-wars/table';

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
  /** What players want to be asked although it cannot matter. */
  readonly askMe?: AskMe;
  /** Forked from another match, after this many inputs, with the same or new dice. */
  readonly fork: { readonly of: string; readonly at: number; readonly dice: 'same' | 'new' } | null;
  /** The result once it is over. */
  readonly winners: readonly number[] | null;
  /** The score too. Rows of earlier builds have neither this nor the next three. */
  readonly result?: Result | null;
  /** Stored by an earlier build without its score, which was counted by later rules. */
  readonly isScoredLater?: boolean;
  /** The rules it began with: audited dice are bound to them. */
  readonly made?: MadeWith;
  /** The rules it was last played by. */
  readonly played?: MadeWith;
  /** How many inputs it has. */
  readonly inputs?: number;
  /** The campaign that it is a battle of, or what follows one. */
  readonly campaign?: { readonly id: string; readonly part: 'battle' | 'between' };
  /** The snapshot of another match that it goes on from. */
  readonly start?: Start<Game>;
  /** Grows whenever a tab opens the match to play it: only the last one may write to it. */
  readonly fence?: number;
}

/** One input with its index. Earlier builds stored the answer and the reason alone. */
export interface StoredInput extends Partial<StoredMoment> {
  readonly match: string;
  readonly n: number;
  readonly answer: unknown;
  readonly because: Because | null;
}

export interface StoredSnapshot extends Snapshot {
  readonly match: string;
}

/** What is stored of a session from an input on. */
export interface Rows {
  readonly match: StoredMatch;
  readonly from: number;
  readonly inputs: readonly StoredInput[];
  /** They replace all snapshots from an input on. */
  readonly snapshots: readonly StoredSnapshot[];
  readonly snapshotsFrom: number;
}

/** The rows of a session, of which the first `from` inputs are stored already. */
export const rowsOf = (match: StoredMatch, session: Session, from: number): Rows => ({
  match,
  from,
  inputs: session.moments
    .slice(from)
    .map((moment, i) => ({ match: match.id, n: from + i, ...storedMoment(session, moment) })),
  snapshots: snapshotsAfter(session, from).map(snapshot => ({ match: match.id, ...snapshot })),
  snapshotsFrom: snapshotsReplaced(session, from),
});

/** The row of a match as a session of it stands. */
export function standing(stored: StoredMatch, session: Session): StoredMatch {
  const { match, players, moments } = session;
  const result = resultIn(session);
  return {
    ...stored,
    players,
    winners: result?.winners ?? null,
    result,
    made: match.made,
    played: madeWith(match.ruleset),
    inputs: moments.length,
  };
}

export interface StoredRoster extends Roster {
  readonly id: string;
  readonly touched: number;
}

/** A table that a player laid out. */
export interface StoredTable extends CustomTable {
  readonly id: string;
  readonly touched: number;
}

const isRecord = (x: unknown): x is Record<string, unknown> => typeof x === 'object' && x !== null;

const isPlayer = (x: unknown): boolean =>
  isRecord(x) && (x['kind'] === 'person' || (x['kind'] === 'bot' && typeof x['level'] === 'string'));

const isListOf = (x: unknown, kind: 'string' | 'number'): boolean =>
  Array.isArray(x) && x.every(each => typeof each === kind);

const isResult = (x: unknown): boolean =>
  isRecord(x) && isListOf(x['winners'], 'number') && isListOf(x['scores'], 'number');

const isMadeWith = (x: unknown): boolean =>
  isRecord(x) && ['id', 'version', 'content'].every(field => typeof x[field] === 'string');

/** Whether a row has all that the pages read of a match; its setup and inputs are validated when it is opened. */
export const isMatchRow = (row: unknown): row is StoredMatch =>
  isRecord(row) &&
  ['id', 'name', 'ruleset'].every(field => typeof row[field] === 'string') &&
  ['setup', 'dice'].every(field => isRecord(row[field])) &&
  (row['secrets'] === null || isListOf(row['secrets'], 'string')) &&
  Array.isArray(row['players']) &&
  row['players'].every(isPlayer) &&
  (row['winners'] === null || isListOf(row['winners'], 'number')) &&
  (row['result'] === undefined || row['result'] === null || isResult(row['result'])) &&
  ['made', 'played'].every(field => row[field] === undefined || isMadeWith(row[field])) &&
  Number.isFinite(row['touched']);

const isKeptRow = (row: unknown): row is Record<string, unknown> =>
  isRecord(row) && typeof row['id'] === 'string' && typeof row['name'] === 'string' && Number.isFinite(row['touched']);

const isMember = (x: unknown): boolean =>
  isRecord(x) &&
  ['entry', 'name'].every(field => typeof x[field] === 'string') &&
  ['loadOut', 'items'].every(field => isListOf(x[field], 'string')) &&
  (x['group'] === null || Number.isInteger(x['group']));

/** Whether a row has the form of a team; the rules check where it is shown whether it is legal. */
export const isRosterRow = (row: unknown): row is StoredRoster =>
  isKeptRow(row) &&
  ['ruleset', 'faction'].every(field => typeof row[field] === 'string') &&
  isListOf(row['groups'], 'string') &&
  Array.isArray(row['members']) &&
  row['members'].every(isMember);

/** Whether the stock has such a piece. It is an argument, so that not every page has to fetch the stock. */
export type IsStock = (id: unknown) => boolean;

const isLaidPiece = (x: unknown, isStock: IsStock): boolean =>
  isRecord(x) &&
  isStock(x['stock']) &&
  isRecord(x['at']) &&
  [x['at']['x'], x['at']['y']].every(Number.isFinite) &&
  [0, 1, 2, 3].some(turn => turn === x['turn']);

/** Whether a row has the form of a table; pieces may overlap while it is being laid out. */
export const isTableRow = (row: unknown, isStock: IsStock): row is StoredTable =>
  isKeptRow(row) &&
  [row['width'], row['depth']].every(Number.isFinite) &&
  Array.isArray(row['pieces']) &&
  row['pieces'].every(each => isLaidPiece(each, isStock));

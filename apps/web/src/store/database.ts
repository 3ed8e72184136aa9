// IndexedDB storage of matches, input by input, and rosters. Nothing leaves the machine.

import { TakenOver } from '@little-wars/table';
import { type DBSchema, type IDBPDatabase, type IDBPTransaction, openDB } from 'idb';
import type { StoredCampaign, StoredEntry } from './campaign-rows.ts';
import { NotKept } from './refusal.ts';
import {
  type IsStock,
  isMatchRow,
  isRosterRow,
  isTableRow,
  type Rows,
  type StoredInput,
  type StoredMatch,
  type StoredRoster,
  type StoredSnapshot,
  type StoredTable,
} from './rows.ts';
import { upgrade, VERSION } from './schema.ts';

export * from './rows.ts';

export interface Tables extends DBSchema {
  matches: { key: string; value: StoredMatch };
  inputs: { key: [string, number]; value: StoredInput };
  snapshots: { key: [string, number]; value: StoredSnapshot };
  rosters: { key: string; value: StoredRoster };
  settings: { key: string; value: unknown };
  tables: { key: string; value: StoredTable };
  campaigns: { key: string; value: StoredCampaign };
  entries: { key: [string, number]; value: StoredEntry };
}

let opened: Promise<IDBPDatabase<Tables>> | null = null;

export function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>('little-wars', VERSION, {
    upgrade,
    // A later version in another tab upgrades the storage: close it, and open it again when needed.
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close();
      opened = null;
    },
  }).catch((error: unknown) => {
    // Allow another attempt to open it.
    opened = null;
    throw new NotKept('no storage', { cause: error });
  });
  return opened;
}

/** Writes, or reports that the browser refused. */
export async function written(write: (db: IDBPDatabase<Tables>) => Promise<unknown>): Promise<void> {
  try {
    await write(await database());
  } catch (error) {
    throw error instanceof TakenOver ? error : new NotKept('not stored', { cause: error });
  }
}

/** Writes still pending from a table that was closed. */
let unfinished: Promise<unknown> = Promise.resolve();

/** Reads wait for these writes. */
export const finishFirst = (writing: Promise<void>): void => {
  unfinished = Promise.all([unfinished, writing]);
};

/** Resolves when all writes so far have ended: a transaction on everything waits for earlier ones. */
export async function allWritten(): Promise<void> {
  await unfinished;
  const db = await database().catch(() => null);
  await db?.transaction([...db.objectStoreNames], 'readwrite').done;
}

/** The inputs or snapshots of a match. */
export const rowsIn = (id: string, from = 0): IDBKeyRange =>
  IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

export interface Listed {
  /** Last played first. */
  readonly matches: readonly StoredMatch[];
  /** The ids of rows that cannot be read. */
  readonly damaged: readonly string[];
}

export async function storedMatches(): Promise<Listed> {
  await unfinished;
  const all = await (await database()).getAll('matches');
  return {
    matches: all.filter(isMatchRow).toSorted((a, b) => b.touched - a.touched),
    damaged: all.filter(row => !isMatchRow(row)).map(({ id }) => id),
  };
}

/** A match and all its inputs. */
export interface MatchWithInputs {
  readonly match: StoredMatch;
  readonly inputs: readonly StoredInput[];
}

export async function storedMatch(id: string): Promise<MatchWithInputs | null> {
  await unfinished;
  const tx = (await database()).transaction(['matches', 'inputs']);
  const match = await tx.objectStore('matches').get(id);
  return match ? { match, inputs: await tx.objectStore('inputs').getAll(rowsIn(id)) } : null;
}

/** The snapshots of a match, in order. */
export const storedSnapshots = async (id: string): Promise<readonly StoredSnapshot[]> =>
  (await database()).getAll('snapshots', rowsIn(id));

/** The latest snapshot of a match. */
export async function lastSnapshot(id: string): Promise<StoredSnapshot | null> {
  const rows = (await database()).transaction('snapshots').store;
  return (await rows.openCursor(rowsIn(id), 'prev'))?.value ?? null;
}

/** Takes a match to play it here: from now on every other tab that plays it is refused. */
export async function takeMatch(id: string): Promise<MatchWithInputs | null> {
  await unfinished;
  const tx = (await database()).transaction(['matches', 'inputs'], 'readwrite');
  const row = await tx.objectStore('matches').get(id);
  if (!row) return null;
  if (!isMatchRow(row)) return { match: row, inputs: [] };
  const match: StoredMatch = { ...row, fence: (row.fence ?? 0) + 1 };
  const inputs = await tx.objectStore('inputs').getAll(rowsIn(id));
  await tx.objectStore('matches').put(match);
  await tx.done;
  return { match, inputs };
}

export const keepMatch = (match: StoredMatch): Promise<void> => written(db => db.put('matches', match));

/** Stores a new match with its inputs, in one transaction. */
export const keepNew = (rows: Rows): Promise<void> => inTransaction(tx => put(tx, rows));

/**
 * Replaces all inputs from an index on, in one transaction. Refused if another tab has taken the match meanwhile: its
 * inputs stay. A tab that slept through that learns it here.
 */
export const keepInputs = (rows: Rows): Promise<void> =>
  inTransaction(async tx => {
    const { match, from, snapshotsFrom } = rows;
    const there = await tx.objectStore('matches').get(match.id);
    if (!there || there.fence !== match.fence) throw new TakenOver(match.id);
    await tx.objectStore('inputs').delete(rowsIn(match.id, from));
    await tx.objectStore('snapshots').delete(rowsIn(match.id, snapshotsFrom));
    await put(tx, rows);
  });

const ALL = ['matches', 'inputs', 'snapshots'] as const;

type Writing = IDBPTransaction<Tables, typeof ALL, 'readwrite'>;

async function put(tx: Writing, { match, inputs, snapshots }: Rows): Promise<void> {
  for (const input of inputs) await tx.objectStore('inputs').put(input);
  for (const snapshot of snapshots) await tx.objectStore('snapshots').put(snapshot);
  await tx.objectStore('matches').put(match);
}

/** All of it is written, or nothing. */
const inTransaction = (write: (tx: Writing) => Promise<void>): Promise<void> =>
  written(async db => {
    const tx = db.transaction(ALL, 'readwrite');
    try {
      await write(tx);
    } catch (error) {
      tx.done.catch(() => {});
      // Roll back: the previous inputs stay.
      abandon(tx);
      throw error;
    }
    await tx.done;
  });

export function abandon(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // Already aborted.
  }
}

export async function forgetMatch(id: string): Promise<void> {
  const tx = (await database()).transaction(ALL, 'readwrite');
  await tx.objectStore('inputs').delete(rowsIn(id));
  await tx.objectStore('snapshots').delete(rowsIn(id));
  await tx.objectStore('matches').delete(id);
  await tx.done;
}

export async function storedRosters(): Promise<readonly StoredRoster[]> {
  const all = await (await database()).getAll('rosters');
  return all.filter(isRosterRow).toSorted((a, b) => b.touched - a.touched);
}

/** The ids of rows of a store that cannot be read. */
export async function damagedRows(
  of: 'rosters' | 'tables',
  isWhole: (row: unknown) => boolean,
): Promise<readonly string[]> {
  const all = await (await database()).getAll(of);
  return all.filter(row => !isWhole(row)).map(({ id }) => id);
}

export const keepRoster = (roster: StoredRoster): Promise<void> => written(db => db.put('rosters', roster));

export const forgetRoster = async (id: string): Promise<void> => (await database()).delete('rosters', id);

export async function storedTables(isStock: IsStock): Promise<readonly StoredTable[]> {
  const all = await (await database()).getAll('tables');
  return all.filter(row => isTableRow(row, isStock)).toSorted((a, b) => b.touched - a.touched);
}

export const keepTable = (table: StoredTable): Promise<void> => written(db => db.put('tables', table));

export const forgetTable = async (id: string): Promise<void> => (await database()).delete('tables', id);

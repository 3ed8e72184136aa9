// IndexedDB storage of campaigns: every step of a campaign is one transaction, with the matches that belong to it.
import { TakenOver } from '@little-wars/table';
import type { IDBPTransaction } from 'idb';
import { isCampaignRow, type StoredCampaign, type StoredEntry } from './campaign-rows.ts';
import { abandon, database, rowsIn, type Tables, written } from './database.ts';
import type { Rows } from './rows.ts';

export * from './campaign-rows.ts';

export interface ListedCampaigns {
  /** The last played first. */
  readonly campaigns: readonly StoredCampaign[];
  /** The ids of rows that cannot be read. */
  readonly damaged: readonly string[];
}

export async function storedCampaigns(): Promise<ListedCampaigns> {
  const all = await (await database()).getAll('campaigns');
  return {
    campaigns: all.filter(isCampaignRow).toSorted((a, b) => b.touched - a.touched),
    damaged: all.filter(row => !isCampaignRow(row)).map(({ id }) => id),
  };
}

/** Null if there is none; `damaged` if its row cannot be read. */
export async function storedCampaign(id: string): Promise<StoredCampaign | 'damaged' | null> {
  const row = await (await database()).get('campaigns', id);
  return row ? (isCampaignRow(row) ? row : 'damaged') : null;
}

/** The records and words of a campaign, in order. */
export const storedEntries = async (id: string): Promise<readonly StoredEntry[]> =>
  (await database()).getAll('entries', rowsIn(id));

/** What one step of a campaign changes besides its row. */
export interface Step {
  /** Matches that begin. */
  readonly begun?: readonly Rows[];
  /** Entries that are added, or replace others. */
  readonly entries?: readonly StoredEntry[];
  /** Matches that are not needed any more. */
  readonly done?: readonly string[];
}

const ALL = ['campaigns', 'entries', 'matches', 'inputs', 'snapshots'] as const;
type Writing = IDBPTransaction<Tables, typeof ALL, 'readwrite'>;

/** All of it is written, or nothing. */
const inTransaction = (write: (tx: Writing) => Promise<void>): Promise<void> =>
  written(async db => {
    const tx = db.transaction(ALL, 'readwrite');
    try {
      await write(tx);
    } catch (error) {
      tx.done.catch(() => {});
      abandon(tx);
      throw error;
    }
    await tx.done;
  });

/** Stores a campaign that is not there yet. */
export const keepNewCampaign = (row: StoredCampaign, step: Step = {}): Promise<void> =>
  inTransaction(tx => put(tx, row, step));

/**
 * One step of a campaign, from the row that was seen. Refused where another tab has written since: what it wrote stays.
 * Gives the row as it is stored now.
 */
export async function keepStep(
  seen: StoredCampaign,
  change: Partial<StoredCampaign>,
  step: Step = {},
): Promise<StoredCampaign> {
  const row: StoredCampaign = { ...seen, ...change, touched: Date.now(), fence: seen.fence + 1 };
  await inTransaction(async tx => {
    const there = await tx.objectStore('campaigns').get(seen.id);
    if (!there || there.fence !== seen.fence) throw new TakenOver(seen.id);
    await put(tx, row, step);
  });
  return row;
}

async function put(tx: Writing, row: StoredCampaign, { begun = [], entries = [], done = [] }: Step): Promise<void> {
  for (const { match, inputs, snapshots } of begun) {
    for (const input of inputs) await tx.objectStore('inputs').put(input);
    for (const snapshot of snapshots) await tx.objectStore('snapshots').put(snapshot);
    await tx.objectStore('matches').put(match);
  }
  for (const entry of entries) await tx.objectStore('entries').put(entry);
  for (const id of done) await forgetIn(tx, id);
  await tx.objectStore('campaigns').put(row);
}

async function forgetIn(tx: Writing, match: string): Promise<void> {
  await tx.objectStore('inputs').delete(rowsIn(match));
  await tx.objectStore('snapshots').delete(rowsIn(match));
  await tx.objectStore('matches').delete(match);
}

/** Deletes a campaign with its battles. */
export const forgetCampaign = (id: string): Promise<void> =>
  inTransaction(async tx => {
    const matches = await tx.objectStore('matches').getAll();
    for (const match of matches) if (match.campaign?.id === id) await forgetIn(tx, match.id);
    await tx.objectStore('entries').delete(rowsIn(id));
    await tx.objectStore('campaigns').delete(id);
  });

// Everything this browser keeps: matches input by input, and rosters. Nothing leaves the machine.

import type { Because, DiceInfo, Roster } from '@little-wars/engine';
import type { Moment, Player, Quiet, Secrets } from '@little-wars/table';
import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import { NotKept } from './refusal.ts';

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
  /** What people do not want to be asked about any more. */
  readonly quiet?: readonly Quiet[];
  /** Begun from another match: after so many of its inputs, with its dice or with new ones. */
  readonly fork: { readonly of: string; readonly at: number; readonly dice: 'same' | 'new' } | null;
  /** The result once it is over. */
  readonly winners: readonly number[] | null;
}

/** One input as it happened, at its place. */
export interface StoredInput {
  readonly match: string;
  readonly n: number;
  readonly answer: unknown;
  readonly because: Because | null;
}

/** Moments as they are stored, the first of them at a place. */
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

interface Tables extends DBSchema {
  matches: { key: string; value: StoredMatch };
  inputs: { key: [string, number]; value: StoredInput };
  rosters: { key: string; value: StoredRoster };
  settings: { key: string; value: unknown };
}

let opened: Promise<IDBPDatabase<Tables>> | null = null;

function database(): Promise<IDBPDatabase<Tables>> {
  opened ??= openDB<Tables>('little-wars', 1, {
    upgrade(db) {
      db.createObjectStore('matches', { keyPath: 'id' });
      db.createObjectStore('inputs', { keyPath: ['match', 'n'] });
      db.createObjectStore('rosters', { keyPath: 'id' });
      db.createObjectStore('settings');
    },
  }).catch((error: unknown) => {
    // Another try may find it open.
    opened = null;
    throw new NotKept('no storage', { cause: error });
  });
  return opened;
}

/** Something is written, or it is said that it was not. */
async function written(write: (db: IDBPDatabase<Tables>) => Promise<unknown>): Promise<void> {
  try {
    await write(await database());
  } catch (error) {
    throw new NotKept('not stored', { cause: error });
  }
}

/** What a table that was left is still storing. */
let unfinished: Promise<void> = Promise.resolve();

/** Whoever reads matches from now on waits for this. */
export const finishFirst = (writing: Promise<void>): void => {
  unfinished = writing;
};

const inputsOf = (id: string, from = 0): IDBKeyRange => IDBKeyRange.bound([id, from], [id, Number.MAX_SAFE_INTEGER]);

export async function storedMatches(): Promise<readonly StoredMatch[]> {
  await unfinished;
  const all = await (await database()).getAll('matches');
  return all.toSorted((a, b) => b.touched - a.touched);
}

export async function storedMatch(
  id: string,
): Promise<{ readonly match: StoredMatch; readonly inputs: readonly StoredInput[] } | null> {
  await unfinished;
  const tx = (await database()).transaction(['matches', 'inputs']);
  const match = await tx.objectStore('matches').get(id);
  return match ? { match, inputs: await tx.objectStore('inputs').getAll(inputsOf(id)) } : null;
}

export const keepMatch = (match: StoredMatch): Promise<void> => written(db => db.put('matches', match));

/** Inputs from a place on: what lay there and after it is gone. All of it or nothing. */
export const keepInputs = (match: StoredMatch, from: number, inputs: readonly StoredInput[]): Promise<void> =>
  written(async db => {
    const tx = db.transaction(['matches', 'inputs'], 'readwrite');
    try {
      await tx.objectStore('inputs').delete(inputsOf(match.id, from));
      for (const input of inputs) await tx.objectStore('inputs').put(input);
      await tx.objectStore('matches').put(match);
    } catch (error) {
      tx.done.catch(() => {});
      // Nothing of it stays: what lay there before does.
      abandon(tx);
      throw error;
    }
    await tx.done;
  });

function abandon(tx: { abort(): void }): void {
  try {
    tx.abort();
  } catch {
    // It was given up already.
  }
}

export async function forgetMatch(id: string): Promise<void> {
  const tx = (await database()).transaction(['matches', 'inputs'], 'readwrite');
  await tx.objectStore('inputs').delete(inputsOf(id));
  await tx.objectStore('matches').delete(id);
  await tx.done;
}

export async function storedRosters(): Promise<readonly StoredRoster[]> {
  const all = await (await database()).getAll('rosters');
  return all.toSorted((a, b) => b.touched - a.touched);
}

export const keepRoster = (roster: StoredRoster): Promise<void> => written(db => db.put('rosters', roster));

export const forgetRoster = async (id: string): Promise<void> => (await database()).delete('rosters', id);

import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { Piscina } from 'piscina';
import { progress } from '../progress.ts';
import type { Match } from './pairings.ts';
import type { Batch, Played } from './worker.ts';

/** Many games of one setup, with the seeds `word 0`, `word 1` … */
export interface Run<T extends Batch['task']> {
  readonly task: T;
  readonly ruleset: string;
  readonly setup: number;
  /** Teams to play instead of a ready setup. */
  readonly match?: Match;
  readonly bots: readonly string[];
  readonly seeds: readonly string[];
  readonly refereed?: boolean;
}

/** Games per batch: few enough that all threads finish at about the same time. */
const BATCH = 10;

/** Plays all games of all runs on worker threads, with a progress bar; results are in the order of the runs. */
export async function playRuns<T extends Batch['task']>(
  runs: readonly Run<T>[],
): Promise<readonly (readonly Played[T][])[]> {
  const pool = new Piscina({
    filename: fileURLToPath(new URL('worker.ts', import.meta.url)),
    maxThreads: availableParallelism(),
  });
  const bar = progress(
    'games',
    runs.reduce((sum, { seeds }) => sum + seeds.length, 0),
  );
  try {
    return await Promise.all(
      runs.map(async run => {
        const batches = Array.from({ length: Math.ceil(run.seeds.length / BATCH) }, async (_, i) => {
          const batch: Batch = { ...run, seeds: run.seeds.slice(i * BATCH, (i + 1) * BATCH) };
          const played = (await pool.run(batch)) as readonly Played[T][];
          bar.add(played.length);
          return played;
        });
        return (await Promise.all(batches)).flat();
      }),
    );
  } finally {
    bar.end();
    await pool.destroy();
  }
}

export const seedsOf = (word: string, count: number, from = 0): readonly string[] =>
  Array.from({ length: count }, (_, i) => `${word} ${from + i}`);

// A process that runs tests on code that has all mutants in it, of which one or none acts at a time.
import { setPriority } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { configureGlobal } from 'fast-check';
import type { Time } from './areas.ts';
import { loadPrepared, numberedIn } from './loading.ts';
import type { Test } from './vitest.ts';

/** A test: the file it is in, and its number there. */
export interface TestRef {
  readonly file: string;
  readonly index: number;
}

export type Task =
  /** Loads the files with mutants, and returns which of them are active during loading. */
  | { readonly kind: 'load' }
  /** Runs a test file on the unchanged code, and returns which mutants each test covers. */
  | { readonly kind: 'cover'; readonly file: string; readonly limit: Time }
  /** Runs tests with a mutant acting until one fails; `seconds` is the limit of each. */
  | {
      readonly kind: 'try';
      readonly mutant: string | null;
      readonly tests: readonly TestRef[];
      readonly seconds: number;
    }
  /** As `try`, in a process that has loaded nothing yet: the mutant acts while modules are loaded. */
  | {
      readonly kind: 'fresh';
      readonly mutant: string | null;
      readonly tests: readonly TestRef[];
      readonly seconds: number;
    };

export interface Covered {
  readonly name: string;
  readonly seconds: number;
  readonly mutants: readonly string[];
  readonly error: string | null;
}

export type Answer =
  | { readonly kind: 'loaded'; readonly mutants: readonly string[] }
  /** `loading`: the mutants that act while the test file is loaded. */
  | { readonly kind: 'covered'; readonly loading: readonly string[]; readonly tests: readonly Covered[] }
  | { readonly kind: 'survived' }
  /** `isTrue`: the same test passes in the same process when the mutant does not act. */
  | {
      readonly kind: 'killed' | 'timeout';
      readonly by: string;
      readonly test: TestRef | null;
      readonly isTrue: boolean;
    };

declare global {
  var __isOn: (number: number) => boolean;
}

class Endless extends Error {}

/** Processor time in seconds, which other programs do not lengthen. */
const seconds = (): number => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
};

const root = process.cwd();
const ids = numberedIn(root);
const numbers = new Map(ids.map((id, number) => [id, number]));
let acting = -1;
let [calls, deadline] = [0, 0];

const mutatedFiles = JSON.parse(process.argv[2]!) as readonly string[];
loadPrepared(root);
const { collected, endMutant } = (await import('./vitest.ts')) as typeof import('./vitest.ts');
// This module alone: others may have mutants that act while they are loaded.
const cache = pathToFileURL(join(root, 'packages/engine/src/cache.ts')).href;
const { emptyCaches } = (await import(cache)) as typeof import('@little-wars/engine');

/** Also notices most endless loops: they come by the mutant again and again. */
const isActing = (number: number): boolean => {
  if (number !== acting) return false;
  if (++calls % 4096 === 0 && seconds() > deadline) throw new Endless('it does not end');
  return true;
};
globalThis.__isOn = isActing;

/** Drops whatever was computed while another mutant acted. */
async function forget(): Promise<void> {
  emptyCaches();
  await endMutant();
}

async function activate(id: string | null): Promise<void> {
  acting = id === null ? -1 : numbers.get(id)!;
  await forget();
}

const files = new Map<string, readonly Test[]>();
async function testsIn(file: string): Promise<readonly Test[]> {
  const loaded = files.get(file);
  if (loaded) return loaded;
  await import(pathToFileURL(join(root, file)).href);
  const tests = collected();
  files.set(file, tests);
  return tests;
}

async function failureOf(run: () => Promise<unknown>, limit: number): Promise<unknown> {
  [calls, deadline] = [0, seconds() + limit];
  try {
    await run();
    return null;
  } catch (error) {
    return error ?? new Error('failed');
  }
}

let [moment, covered] = [0, [] as number[]];
const seen: number[] = [];

/** Begins to note the mutants that the program comes by. */
async function note(): Promise<void> {
  [moment, covered] = [moment + 1, []];
  await forget();
  globalThis.__isOn = number => {
    if (++calls % 4096 === 0 && seconds() > deadline) throw new Endless('it takes too long');
    if (seen[number] !== moment) {
      seen[number] = moment;
      covered.push(number);
    }
    return false;
  };
}
const noted = (): readonly string[] => covered.map(number => ids[number]!);

async function load(): Promise<Answer> {
  await note();
  deadline = Number.POSITIVE_INFINITY;
  for (const file of mutatedFiles) await import(pathToFileURL(join(root, file)).href);
  return { kind: 'loaded', mutants: noted() };
}

async function cover(file: string, limit: Time): Promise<Answer> {
  await note();
  deadline = Number.POSITIVE_INFINITY;
  const tests = await testsIn(file);
  const loading = noted();
  const results: Covered[] = [];
  const begun = seconds();
  for (const { name, run } of tests) {
    if (seconds() - begun > limit.file) break;
    await note();
    const from = seconds();
    const error = await failureOf(run, limit.test);
    const taken = seconds() - from;
    const isTooLong = error instanceof Endless;
    results.push({
      name,
      seconds: isTooLong ? Number.MAX_VALUE : taken,
      mutants: isTooLong ? [] : noted(),
      error: error === null || isTooLong ? null : String(error),
    });
  }
  return { kind: 'covered', loading, tests: results };
}

async function attempt({
  kind,
  mutant,
  tests,
  seconds: limit,
}: Extract<Task, { readonly kind: 'try' | 'fresh' }>): Promise<Answer> {
  // Modules are loaded before a mutant acts, but for the fresh process.
  if (kind === 'try') for (const { file } of tests) await testsIn(file);
  await activate(mutant);
  for (const test of tests) {
    let [name, tried] = [test.file, null as Test | null];
    const failure = await failureOf(async () => {
      tried = (await testsIn(test.file))[test.index]!;
      name = `${test.file} > ${(tried as Test).name}`;
      await (tried as Test).run();
    }, limit);
    if (failure === null) continue;
    await activate(null);
    const isTrue = kind === 'fresh' || (await failureOf(() => tried!.run(), limit)) === null;
    const by = tried === null ? `${name} cannot be loaded` : name;
    return { kind: failure instanceof Endless ? 'timeout' : 'killed', by, test: tried && test, isTrue };
  }
  await activate(null);
  return { kind: 'survived' };
}

// The same random cases for every mutant.
configureGlobal({ seed: 1 });
setPriority(10);
process.on('unhandledRejection', () => undefined);
process.on('message', (task: Task) => {
  const answer = task.kind === 'load' ? load() : task.kind === 'cover' ? cover(task.file, task.limit) : attempt(task);
  answer.then(
    done => process.send!(done),
    (error: unknown) => process.send!({ kind: 'failed', error: String(error instanceof Error ? error.stack : error) }),
  );
});
process.send!('ready');

// Which tests cover which mutants. Kept between runs for test files whose imports have not changed.
import { createHash } from 'node:crypto';
import { appendFileSync, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Time } from './areas.ts';
import type { Importers } from './tests-of.ts';
import type { Covered, TestRef } from './worker.ts';
import type { Worker } from './workers.ts';

/** A test that covers a mutant. */
export interface CoveringTest extends TestRef {
  readonly seconds: number;
}

export interface Coverage {
  /** The tests that cover a mutant; empty if none does. */
  testsOf(mutant: string): readonly CoveringTest[];
  /** Mutants that act while their own module is loaded. */
  readonly loading: ReadonlySet<string>;
  /** The test files that cover a mutant while they are loaded. */
  filesOf(mutant: string): readonly string[];
  /** All tests of a file. */
  testsIn(file: string): readonly CoveringTest[];
}

interface FileCoverage {
  readonly key: string;
  readonly loading: readonly string[];
  readonly tests: readonly Covered[];
}

/** A hash of everything that a test file imports, the mutants in that code, and the time limit. */
function keysOf({ root, importers, mutants, time }: Covering): (file: string) => string {
  const imports = new Map<string, string[]>();
  for (const [file, by] of importers) for (const each of by) imports.set(each, [...(imports.get(each) ?? []), file]);
  const hashes = new Map<string, string>();
  const hashOf = (file: string): string => {
    const cached = hashes.get(file);
    if (cached !== undefined) return cached;
    const text = existsSync(join(root, file)) ? readFileSync(join(root, file), 'utf8') : '';
    const hash = createHash('sha256').update(text).digest('hex');
    hashes.set(file, hash);
    return hash;
  };
  return file => {
    const all = new Set([file]);
    for (const each of all) for (const target of imports.get(each) ?? []) all.add(target);
    const parts = [...all].toSorted((a, b) => (a < b ? -1 : 1)).map(each => `${each} ${hashOf(each)}`);
    const inside = mutants.filter(each => all.has(each.file)).map(({ id }) => id);
    return createHash('sha256')
      .update(`${file} ${time.test} ${time.file}\n${parts.join('\n')}\n${inside.join('\n')}`)
      .digest('hex');
  };
}

function readKept(path: string): ReadonlyMap<string, FileCoverage> {
  const kept = new Map<string, FileCoverage>();
  if (!existsSync(path)) return kept;
  for (const line of readFileSync(path, 'utf8').split('\n')) {
    if (!line.endsWith('}')) continue;
    const [ids, { tests, ...rest }] = [...(JSON.parse(line) as { all: [string[], Packed] }).all] as const;
    kept.set(rest.key, {
      ...rest,
      tests: tests.map(({ mutants, ...test }) => ({ ...test, mutants: mutants.map(index => ids[index]!) })),
    });
  }
  return kept;
}

interface Packed {
  readonly key: string;
  readonly loading: readonly string[];
  readonly tests: readonly (Omit<Covered, 'mutants'> & { readonly mutants: readonly number[] })[];
}

function keep(path: string, { key, loading, tests }: FileCoverage): void {
  const ids = [...new Set(tests.flatMap(({ mutants }) => mutants))];
  const numbers = new Map(ids.map((id, index) => [id, index]));
  const packed: Packed = {
    key,
    loading,
    tests: tests.map(({ mutants, ...test }) => ({ ...test, mutants: mutants.map(id => numbers.get(id)!) })),
  };
  mkdirSync(dirname(path), { recursive: true });
  appendFileSync(path, `${JSON.stringify({ all: [ids, packed] })}\n`);
}

export interface Covering {
  readonly root: string;
  /** Where coverage is kept. */
  readonly path: string;
  readonly importers: Importers;
  /** The mutants that are in the code. */
  readonly mutants: readonly { readonly id: string; readonly file: string }[];
  readonly time: Time;
}

/** Runs the tests on the code as it is. A test that fails without a mutant proves nothing and is left out. */
export async function coverageOf(worker: Worker, tests: readonly string[], covering: Covering): Promise<Coverage> {
  const { path, time } = covering;
  const keyOf = keysOf(covering);
  const kept = readKept(path);
  const byMutant = new Map<string, CoveringTest[]>();
  const byFile = new Map<string, readonly CoveringTest[]>();
  const byLoading = new Map<string, string[]>();
  const loaded = await worker.run({ kind: 'load' }, 60);
  if (loaded?.kind !== 'loaded') throw new Error('the files cannot be loaded');
  for (const [number, file] of tests.entries()) {
    const key = keyOf(file);
    let coverage = kept.get(key);
    if (!coverage) {
      if (process.stdout.isTTY || number % 20 === 0) console.log(`tests as they are: ${number} of ${tests.length}`);
      const answer = await worker.run({ kind: 'cover', file, limit: time }, 60 + 2 * time.file);
      if (answer?.kind !== 'covered') {
        console.log(`takes too long, left out: ${file}`);
        continue;
      }
      coverage = { key, loading: answer.loading, tests: answer.tests };
      keep(path, coverage);
    }
    for (const id of coverage.loading) listed(byLoading, id).push(file);
    const here = coverage.tests.flatMap(({ name, seconds, mutants, error }, index) => {
      if (error !== null) {
        console.log(`fails as it is, left out: ${file} > ${name}: ${error}`);
        return [];
      }
      const test = { file, index, seconds };
      for (const id of mutants) listed(byMutant, id).push(test);
      return [test];
    });
    byFile.set(file, here);
  }
  return {
    testsOf: id => byMutant.get(id) ?? [],
    loading: new Set(loaded.mutants),
    filesOf: id => byLoading.get(id) ?? [],
    testsIn: file => byFile.get(file) ?? [],
  };
}

function listed<V>(lists: Map<string, V[]>, key: string): V[] {
  const list = lists.get(key) ?? [];
  lists.set(key, list);
  return list;
}

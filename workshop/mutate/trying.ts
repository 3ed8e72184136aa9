// Runs one mutant: the tests that cover it are run with it, the likeliest to fail first.
import type { Coverage, CoveringTest } from './coverage.ts';
import type { Mutant } from './mutants.ts';
import type { Result } from './results.ts';
import { type Importers, testsReaching } from './tests-of.ts';
import type { Answer, TestRef } from './worker.ts';
import { Worker } from './workers.ts';

export interface Tried extends Mutant {
  readonly file: string;
}

const nameOf = ({ file, index }: TestRef): string => `${file} ${index}`;

export interface Trying {
  /** A copy of the tree, and those of its files that mutants were inserted into. */
  readonly folder: string;
  readonly files: readonly string[];
  readonly coverage: Coverage;
  readonly importers: Importers;
  /** The time for all tests of one mutant. */
  readonly seconds: number;
}

export class Trial {
  readonly #worker: Worker;
  readonly #fresh: Worker;
  readonly #coverage: Coverage;
  readonly #importers: Importers;
  readonly #seconds: number;
  /** How many mutants of each file each test killed. */
  readonly #kills = new Map<string, Map<string, number>>();
  #file = '';
  /** Whether each test passes without a mutant in a process of its own: one that fails proves nothing there. */
  readonly #alone = new Map<string, boolean>();

  constructor({ folder, files, coverage, importers, seconds }: Trying) {
    this.#seconds = seconds;
    [this.#worker, this.#fresh] = [new Worker(folder, files), new Worker(folder, files)];
    [this.#coverage, this.#importers] = [coverage, importers];
  }

  async resultOf(mutant: Tried): Promise<Result> {
    const { id, file, line, from, to, code } = mutant;
    const result = { id, file, line, from, to, code };
    this.#file = file;
    const covering = this.#coverage.testsOf(id);
    const loading = this.#testsWhenLoading(id);
    if (covering.length + loading.length === 0) return { ...result, fate: 'untested', by: null };
    const answer = covering.length === 0 ? null : await this.#inOneProcess(id, this.#chosen(covering));
    const last = answer ?? (loading.length === 0 ? null : await this.#inFreshProcess(id, loading));
    return last ? { ...result, fate: last.kind, by: last.by } : { ...result, fate: 'survived', by: null };
  }

  stop(): void {
    this.#worker.stop();
    this.#fresh.stop();
  }

  /** The tests to run: first those that killed mutants of the same file, then the quickest. */
  #chosen(tests: readonly CoveringTest[]): readonly CoveringTest[] {
    const killsOf = (test: TestRef): number => this.#kills.get(this.#file)?.get(nameOf(test)) ?? 0;
    return within(
      this.#seconds,
      tests.toSorted((a, b) => killsOf(b) - killsOf(a) || a.seconds - b.seconds),
    );
  }

  /** Tries it where all modules are loaded already. A kill counts if the same test passes there without the mutant. */
  async #inOneProcess(mutant: string, tests: readonly CoveringTest[]): Promise<Kill | null> {
    for (let again = 0; again < 2; again++) {
      const answer = await this.#worker.run({ kind: 'try', mutant, tests, seconds: limitOf(tests) }, allOf(tests));
      const kill = killOf(answer, tests);
      if (kill === null || kill.isTrue) return this.#counted(kill);
      // An earlier mutant left something behind in the process: try once more in a new one.
      this.#worker.stop();
    }
    return null;
  }

  /** Tries it in a process where it acts from the start, for what is decided while modules are loaded. */
  async #inFreshProcess(mutant: string, tests: readonly CoveringTest[]): Promise<Kill | null> {
    for (;;) {
      const trusted = tests.filter(test => this.#alone.get(nameOf(test)) !== false);
      const answer = await this.#fresh.run({ kind: 'fresh', mutant, tests: trusted, seconds: 30 }, allOf(trusted));
      this.#fresh.stop();
      const kill = killOf(answer, trusted);
      if (kill === null || kill.test === null || (await this.#passesAlone(kill.test))) return this.#counted(kill);
    }
  }

  async #passesAlone(test: TestRef): Promise<boolean> {
    const cached = this.#alone.get(nameOf(test));
    if (cached !== undefined) return cached;
    const answer = await this.#fresh.run({ kind: 'fresh', mutant: null, tests: [test], seconds: 30 }, 60);
    this.#fresh.stop();
    const passes = answer?.kind === 'survived';
    this.#alone.set(nameOf(test), passes);
    return passes;
  }

  /** If a mutant acts while something is loaded: the tests of that test file, or those nearest to its own module. */
  #testsWhenLoading(mutant: string): readonly CoveringTest[] {
    const files = this.#coverage.loading.has(mutant)
      ? testsReaching(this.#file, this.#importers)
      : this.#coverage.filesOf(mutant);
    return within(
      this.#seconds,
      files.flatMap(file => this.#coverage.testsIn(file)),
    );
  }

  #counted(kill: Kill | null): Kill | null {
    if (!kill?.test) return kill;
    const here = this.#kills.get(this.#file) ?? new Map<string, number>();
    here.set(nameOf(kill.test), (here.get(nameOf(kill.test)) ?? 0) + 1);
    this.#kills.set(this.#file, here);
    return kill;
  }
}

function within(total: number, tests: readonly CoveringTest[]): readonly CoveringTest[] {
  let left = total;
  return tests.filter(({ seconds }) => {
    if (seconds > left) return false;
    left -= seconds;
    return true;
  });
}

type Kill = Extract<Answer, { readonly by: string }>;

/** A worker that does not answer hangs, or has run out of memory. */
const killOf = (answer: Answer | null, tests: readonly CoveringTest[]): Kill | null =>
  answer === null
    ? { kind: 'timeout', by: `one of ${tests.length} tests, the first in ${tests[0]!.file}`, test: null, isTrue: true }
    : 'by' in answer
      ? answer
      : null;

const limitOf = (tests: readonly CoveringTest[]): number => 1 + 5 * Math.max(0, ...tests.map(({ seconds }) => seconds));
const allOf = (tests: readonly CoveringTest[]): number => 20 + 5 * tests.reduce((sum, { seconds }) => sum + seconds, 0);

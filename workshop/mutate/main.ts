// npm run mutate: makes small changes to the code and checks whether a test fails. It can be stopped and resumed.
import { type ChildProcess, execFileSync, fork } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { isMutated } from './areas.ts';
import { copyTree } from './copy.ts';
import { type Mutant, mutantsOf, mutated } from './mutants.ts';
import { printScores, printSurvivors } from './report.ts';
import { addResult, isAlive, isEquivalent, type Result, readResults, scoresOf } from './results.ts';
import { type Importers, importersIn, stagesFor } from './tests-of.ts';
import type { Outcome, Task } from './worker.ts';

const HELP = `npm run mutate [-- OPTIONS]
  --only PATH     only files below this folder, or this file (may be given more than once)
  --workers N     so many at once (2)
  --survivors     try again those that survived, after new tests
  --report        only print the scores, and survivors below --only
  --list          print every mutant instead of trying them`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    workers: { type: 'string', default: '2' },
    survivors: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const root = resolve(import.meta.dirname, '../..');
const RESULTS = join(root, '.mutate/results.jsonl');
/** In seconds: slower test files are skipped, and so are those that exceed the total for one mutant. */
const LIMIT = { slowest: 4, total: 20 };

interface Tried extends Mutant {
  readonly file: string;
}

const tracked = execFileSync('git', ['ls-files', '*.ts'], { cwd: root }).toString().trim().split('\n');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const all: readonly Tried[] = tracked
  .filter(isMutated)
  .flatMap(file => mutantsOf(textOf(file)).map(mutant => ({ ...mutant, file })));
const isWanted = (file: string): boolean =>
  options.only.length === 0 ||
  options.only.some(path => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));

/** A process with its own copy of the tree; restarted if a mutant hangs. */
class Worker {
  readonly folder: string;
  #process: ChildProcess | null = null;

  constructor(number: number) {
    this.folder = join(root, `.mutate/copy-${number}`);
    copyTree(root, this.folder);
  }

  async run(task: Task, seconds: number): Promise<Outcome | 'timeout'> {
    this.#process ??= await this.#start();
    const child = this.#process;
    const answer = new Promise<Outcome>(done => child.once('message', outcome => done(outcome as Outcome)));
    const late = new Promise<'timeout'>(done => setTimeout(() => done('timeout'), seconds * 1000).unref());
    child.send(task);
    const outcome = await Promise.race([answer, late]);
    if (outcome === 'timeout') {
      child.kill('SIGKILL');
      this.#process = null;
      copyTree(root, this.folder);
    }
    return outcome;
  }

  async #start(): Promise<ChildProcess> {
    const child = fork(join(this.folder, 'workshop/mutate/worker.ts'), { cwd: this.folder, stdio: 'ignore' });
    await new Promise(done => child.once('message', done));
    return child;
  }

  stop(): void {
    this.#process?.kill('SIGKILL');
    this.#process = null;
  }
}

/** How long each test takes without a mutant. A test that fails already is useless. */
async function timed(worker: Worker, tests: readonly string[]): Promise<ReadonlyMap<string, number>> {
  console.log(`timing ${tests.length} test files …`);
  const outcome = await worker.run({ file: '', text: '', original: '', stages: [tests] }, 1800);
  if (outcome === 'timeout') throw new Error('the tests take more than half an hour as they are');
  if (outcome.killedBy !== null) throw new Error(`a test fails as it is: ${outcome.killedBy}`);
  return new Map(Object.entries(outcome.seconds));
}

async function tryAll(wanted: readonly Tried[], importers: Importers): Promise<void> {
  const workers = Array.from({ length: Number(options.workers) }, (_, i) => new Worker(i + 1));
  const anyTime = { slowest: Number.POSITIVE_INFINITY, total: Number.POSITIVE_INFINITY };
  const files = [...new Set(wanted.map(({ file }) => file))];
  const tests = [...new Set(files.flatMap(file => stagesFor(file, importers, () => 0, anyTime).flat()))];
  const seconds = await timed(workers[0]!, tests);
  const secondsOf = (test: string): number => seconds.get(test) ?? Number.POSITIVE_INFINITY;
  const queue = [...wanted];
  let [done, alive] = [0, 0];
  const work = async (worker: Worker): Promise<void> => {
    let file = '';
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      // Vitest may keep the last mutant of a file as its text: begin afresh with each file.
      if (next.file !== file) worker.stop();
      file = next.file;
      const result = await fateOf(worker, next, stagesFor(next.file, importers, secondsOf, LIMIT), secondsOf);
      addResult(RESULTS, result);
      done++;
      if (isAlive(result) && !isEquivalent(result)) alive++;
      const status = `${done} of ${wanted.length} tried, ${alive} survived  ${next.file.slice(-60)}`;
      if (process.stdout.isTTY) process.stdout.write(`\r${status.padEnd(100)}`);
      else if (done % 50 === 0) console.log(status);
    }
    worker.stop();
  };
  await Promise.all(workers.map(work));
  if (process.stdout.isTTY) process.stdout.write('\n');
}

async function fateOf(
  worker: Worker,
  mutant: Tried,
  stages: readonly (readonly string[])[],
  secondsOf: (test: string) => number,
): Promise<Result> {
  const { file, id, line, from, to, code } = mutant;
  const result = { id, file, line, from, to, code };
  if (stages.length === 0) return { ...result, fate: 'untested', by: null };
  const original = textOf(file);
  const text = mutated(original, mutant);
  // In stages, so that the timeout for an endless loop depends on the nearest tests only.
  for (const [i, stage] of stages.entries()) {
    const expected = stage.reduce((sum, test) => sum + secondsOf(test), 0);
    const outcome = await worker.run({ file, original, text, stages: [stage] }, 8 + 6 * expected);
    if (outcome === 'timeout') return { ...result, fate: 'timeout', by: null };
    if (outcome.killedBy === null) continue;
    // Vitest goes on to report a failure of a later stage for mutants that only pass the first: begin afresh.
    if (i > 0) worker.stop();
    return { ...result, fate: 'killed', by: outcome.killedBy };
  }
  return { ...result, fate: 'survived', by: null };
}

async function main(): Promise<void> {
  if (options.help) return console.log(HELP);
  const here = all.filter(({ file }) => isWanted(file));
  if (here.length === 0) throw new Error(`nothing to mutate below ${options.only.join(', ')}`);
  if (options.list) {
    for (const { file, line, from, to } of here) console.log(`${file}:${line}  ${from} => ${to}`);
    return;
  }
  const before = readResults(RESULTS);
  const isOpen = ({ id }: Tried): boolean => {
    const known = before.get(id);
    return known === undefined || (options.survivors && isAlive(known) && !isEquivalent(known));
  };
  const wanted = here.filter(isOpen);
  if (!options.report && wanted.length > 0) await tryAll(wanted, importersIn(root, tracked));
  const results = readResults(RESULTS);
  printSurvivors(here, results);
  printScores(scoresOf(all, results));
}

await main();

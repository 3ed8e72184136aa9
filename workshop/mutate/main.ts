// npm run mutate: makes small changes to the code and checks whether a test fails. It can be stopped and resumed.
import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { groupOf, isMutated, timeFor } from './areas.ts';
import { copyTree } from './copy.ts';
import { coverageOf } from './coverage.ts';
import { mutantsOf } from './mutants.ts';
import { prepare } from './prepare.ts';
import { printScores, printSurvivors, printWrongly } from './report.ts';
import { addResult, isAlive, isEquivalent, readResults, scoresOf } from './results.ts';
import { sampleOf } from './sample.ts';
import { importersIn, testsReaching } from './tests-of.ts';
import { Trial, type Tried } from './trying.ts';
import { Worker, workersFor } from './workers.ts';

const HELP = `npm run mutate [-- OPTIONS]
  --only PATH     only files below this folder, or this file (may be given more than once)
  --sample N      only so many of them, spread over the files; always the same ones
  --tests PATH    only with tests below this folder (may be given more than once), which may notice less
  --workers N     so many at once (one; two while the machine is idle)
  --survivors     try again those that survived, after new tests
  --equivalent    try those that are listed as equivalent, and no others: none should be killed
  --report        only print the scores, and survivors below --only
  --list          print every mutant instead of trying them`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string', multiple: true, default: [] },
    sample: { type: 'string' },
    tests: { type: 'string', multiple: true, default: [] },
    workers: { type: 'string' },
    survivors: { type: 'boolean', default: false },
    equivalent: { type: 'boolean', default: false },
    report: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

const root = resolve(import.meta.dirname, '../..');
const RESULTS = join(root, '.mutate/results.jsonl');
const tracked = execFileSync('git', ['ls-files', '*.ts'], { cwd: root }).toString().trim().split('\n');
const textOf = (file: string): string => readFileSync(join(root, file), 'utf8');
const all: readonly Tried[] = tracked
  .filter(isMutated)
  .flatMap(file => mutantsOf(file, textOf(file)).map(mutant => ({ ...mutant, file })));
const isWanted = (file: string): boolean =>
  options.only.length === 0 ||
  options.only.some(path => file === path || file.startsWith(`${path.replace(/\/$/, '')}/`));

/** The mutants inserted into the code while the chosen ones are tried. */
function insertedFor(chosen: readonly Tried[]): readonly Tried[] {
  // Every inserted mutant costs time, so a sample inserts no others.
  if (options.sample !== undefined) return chosen;
  // Otherwise all mutants of the same groups of files, so that other runs can reuse the coverage.
  const groups = new Set(chosen.map(({ file }) => groupOf(file)));
  return all.filter(({ file }) => groups.has(groupOf(file)));
}

async function tryAll(wanted: readonly Tried[], inserted: readonly Tried[]): Promise<void> {
  // A copy per run, so that the tree can be edited and other runs can start meanwhile.
  const folder = join(root, `.mutate/copy-${process.pid}`);
  copyTree(root, folder);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  const importers = importersIn(folder, tracked);
  const wantedFiles = [...new Set(wanted.map(({ file }) => file))];
  const files = [...new Set(inserted.map(({ file }) => file))];
  const isUsed = (test: string): boolean =>
    options.tests.length === 0 || options.tests.some(path => test.startsWith(path));
  const tests = [...new Set(wantedFiles.flatMap(file => testsReaching(file, importers)))].filter(isUsed);
  const time = timeFor(wantedFiles);
  prepare(folder, files, new Set(inserted.map(({ id }) => id)));
  const first = new Worker(folder, files);
  const kept = join(root, '.mutate/coverage.jsonl');
  const coverage = await coverageOf(first, tests, { root: folder, path: kept, importers, mutants: inserted, time });
  first.stop();
  const seconds = options.survivors || options.equivalent ? time.again : time.first;
  const queue = [...wanted];
  let [done, alive] = [0, 0];
  const work = async (): Promise<void> => {
    const trial = new Trial({ folder, files, coverage, importers, seconds });
    for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
      const result = await trial.resultOf(next);
      addResult(RESULTS, result);
      done++;
      if (isAlive(result) && !isEquivalent(next)) alive++;
      const status = `${done} of ${wanted.length} tried, ${alive} survived  ${next.file.slice(-60)}`;
      if (process.stdout.isTTY) process.stdout.write(`\r${status.padEnd(100)}`);
      else if (done % 50 === 0) console.log(status);
    }
    trial.stop();
  };
  await Promise.all(Array.from({ length: workersFor(options.workers) }, work));
  if (process.stdout.isTTY) process.stdout.write('\n');
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
    const result = options.equivalent ? undefined : before.get(id);
    return result === undefined || (options.survivors && isAlive(result));
  };
  const chosen = options.sample === undefined ? here : sampleOf(here, Number(options.sample));
  const wanted = chosen.filter(mutant => isEquivalent(mutant) === options.equivalent && isOpen(mutant));
  if (!options.report && wanted.length > 0) await tryAll(wanted, insertedFor(chosen));
  const results = readResults(RESULTS);
  printSurvivors(here, results);
  printWrongly(here, results);
  printScores(scoresOf(all, results));
}

for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));
await main();

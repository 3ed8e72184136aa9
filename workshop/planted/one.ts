// Runs the tests of a clause with one error planted (none with `none`), and fails if one of them does.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { registerHooks, stripTypeScriptTypes } from 'node:module';
import { join, resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { vanguard } from './vanguard.ts';

const root = resolve(import.meta.dirname, '../..');
const [clause, file, from, to] = vanguard[Number(process.argv[2])]!;
const isPlanted = process.argv[3] !== 'none';

/** Stands in for Vitest and collects the tests, as for mutants. */
const STAND_IN = new URL('../mutate/vitest.ts', import.meta.url).href;
const changed = pathToFileURL(join(root, file)).href;
registerHooks({
  resolve: (name, context, next) =>
    name === 'vitest' && context.parentURL !== STAND_IN ? { url: STAND_IN, shortCircuit: true } : next(name, context),
  load: (url, context, next) => {
    if (url !== changed || !isPlanted) return next(url, context);
    const text = readFileSync(fileURLToPath(url), 'utf8').replace(from, () => to);
    return { format: 'module', source: stripTypeScriptTypes(text), shortCircuit: true };
  },
});
const { collected } = await import('../mutate/vitest.ts');

const isOfClause = new RegExp(`${clause.replace('.', '\\.')}(?!\\d)`);
const tracked = execFileSync(
  'git',
  ['ls-files', '-co', '--exclude-standard', 'packages/rulesets/src/vanguard/**.test.ts'],
  { cwd: root },
);
const files = tracked.toString().trim().split('\n');
let ran = 0;
for (const test of files.filter(name => isOfClause.test(readFileSync(join(root, name), 'utf8')))) {
  await import(pathToFileURL(join(root, test)).href);
  for (const { name, run } of collected())
    if (isOfClause.test(name)) {
      ran++;
      await run();
    }
}
if (ran === 0) throw new Error(`no test of ${clause}`);

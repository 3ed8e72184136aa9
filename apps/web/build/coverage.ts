// How well each clause is tested, and its rulings: read from the code, the tests and docs/rulings at build time.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { rulingsIn } from '../src/rules/rulings.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const NAME = 'virtual:coverage';

interface Row {
  readonly ruleset: string;
  readonly clause: string;
  readonly implementedIn: readonly string[];
  readonly provenBy: readonly string[];
}

function readCoverage(): object {
  // It fails where a test names an unknown clause: the tests report that, not the build.
  const { stdout: printed } = spawnSync(process.execPath, ['apps/cli/src/main.ts', 'rules', '--json'], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 64_000_000,
  });
  const byRuleset: Record<string, Record<string, object>> = {};
  for (const { ruleset, clause, implementedIn, provenBy } of JSON.parse(printed) as readonly Row[]) {
    const page = `${root}/docs/rulings/${ruleset}.md`;
    const rulings = existsSync(page) ? rulingsIn(readFileSync(page, 'utf8'), clause) : [];
    byRuleset[ruleset] ??= {};
    byRuleset[ruleset][clause] = { code: implementedIn.length, tests: provenBy.length, rulings };
  }
  return byRuleset;
}

export const coverage = (): Plugin => ({
  name: 'little-wars-coverage',
  resolveId: id => (id === NAME ? `\0${NAME}` : null),
  load: id => (id === `\0${NAME}` ? `export default ${JSON.stringify(readCoverage())}` : null),
});

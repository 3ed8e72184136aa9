// npm run planted: plants rule errors one by one, in memory, and checks that a test of their clause fails.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { vanguard } from './vanguard.ts';

const root = resolve(import.meta.dirname, '../..');
const only = process.argv.slice(2);
/** In milliseconds: an error that makes a game endless is noticed as well. */
const LIMIT = 120_000;

const fateOf = (index: number): 'killed' | 'survived' | 'gone' => {
  const [, file, from] = vanguard[index]!;
  if (!readFileSync(join(root, file), 'utf8').includes(from)) return 'gone';
  const args = [join(import.meta.dirname, 'one.ts'), String(index)];
  const { status } = spawnSync(process.execPath, args, { cwd: root, stdio: 'ignore', timeout: LIMIT });
  return status === 0 ? 'survived' : 'killed';
};

const counts = { killed: 0, survived: 0, gone: 0 };
for (const [index, [clause, file, , to]] of vanguard.entries()) {
  if (only.length > 0 && !only.includes(clause)) continue;
  const fate = fateOf(index);
  counts[fate]++;
  if (fate !== 'killed') console.log(`${fate}: ${clause} in ${file.split('/').at(-1)}: ${to}`);
}
const { killed, survived, gone } = counts;
console.log(`${killed + survived + gone} planted: ${killed} killed, ${survived} survived, ${gone} no longer apply`);

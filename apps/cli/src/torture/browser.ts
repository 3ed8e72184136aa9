// Kills browsers in the middle of matches: runs the browser test with the given number of kills, and logs each.
import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Torture, TortureResult } from './torture.ts';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));
const TEST = 'apps/web/tests/killed.browser.test.ts';

/** The polling interval of the log. */
const EVERY = 1000;

export const browser: Torture = {
  name: 'browser',
  promise: 'a match in a browser that is killed at any moment goes on with every input that was shown',
  tries: 200,
  run: async ({ tries, seed, onTry }) => {
    const folder = mkdtempSync(join(tmpdir(), 'little-wars-torture-'));
    const log = join(folder, 'kills');
    let told = 0;
    const look = (): void => {
      const { tries: now } = killsIn(textOf(log));
      if (now > told) onTry(now - told);
      told = now;
    };
    const looking = setInterval(look, EVERY);
    try {
      const { code, output } = await tested({ KILLS: String(tries), SEED_OF_KILLS: seed, LOG_OF_KILLS: log });
      look();
      const kills = killsIn(textOf(log));
      // A test that failed for another reason has proven nothing.
      const isUnproven = code !== 0 && kills.failures.length === 0;
      return isUnproven ? { ...kills, failures: [`the test ended with ${code}: ${output.slice(-2000)}`] } : kills;
    } finally {
      clearInterval(looking);
      rmSync(folder, { recursive: true, force: true });
    }
  },
};

const textOf = (file: string): string => (existsSync(file) ? readFileSync(file, 'utf8') : '');

function tested(env: NodeJS.ProcessEnv): Promise<{ readonly code: number | null; readonly output: string }> {
  const vitest = join(ROOT, 'node_modules/vitest/vitest.mjs');
  const child = spawn(process.execPath, [vitest, 'run', '--project', 'browser', TEST], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (bytes: Buffer) => (output += bytes.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', code => resolve({ code, output }));
  });
}

interface Kill {
  readonly how: string;
  readonly shown: number;
  readonly stored: number;
  readonly isWhole: boolean;
}

/** Summarises a log of kills; a last line that is still being written is ignored. */
export function killsIn(log: string): TortureResult {
  const kills = log
    .split('\n')
    .slice(0, -1)
    .map(line => JSON.parse(line) as Kill);
  const failures = kills.flatMap(({ how, shown, stored, isWhole }, n) => [
    ...(stored < shown ? [`kill ${n + 1}, ${how}: ${shown} inputs were shown, ${stored} stored`] : []),
    ...(isWhole ? [] : [`kill ${n + 1}, ${how}: inputs are missing among the ${stored} stored`]),
  ]);
  const lost = kills.reduce((sum, { shown, stored }) => sum + Math.max(0, shown - stored), 0);
  const inTheMiddle = kills.filter(({ shown }) => shown > 0).length;
  return { tries: kills.length, figures: { inTheMiddle, lost }, failures };
}

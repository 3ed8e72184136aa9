import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, it } from 'vitest';
import { GAMES, terminal } from './terminal.ts';

const folder = mkdtempSync(join(tmpdir(), 'little-wars-kills-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a terminal that is killed', () => {
  it('loses nothing: 50 games interrupted at random moments', async () => {
    let tries = 0;
    const result = await terminal.run({ tries: 50, seed: 'fifty', onTry: more => (tries += more) });
    expect(result.failures).toEqual([]);
    expect(result).toMatchObject({ tries: 50, figures: { kills: 50 / GAMES } });
    expect(tries).toBe(50);
    // Otherwise nothing was at risk.
    expect(result.figures['answers']).toBeGreaterThan(50);
  });
});

/** What `npm run play` starts. */
function launched(file: string): ChildProcess {
  const run = fileURLToPath(new URL('../../../../workshop/run.mjs', import.meta.url));
  const main = fileURLToPath(new URL('../main.ts', import.meta.url));
  const args = [run, main, 'play', '--ruleset', 'tin-soldiers', '--brief', '--save', file];
  return spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'inherit'] });
}

describe('npm run play', () => {
  it.each([
    ['SIGTERM', 143],
    ['SIGHUP', 129],
  ] as const)('leaves tidily at %s, and says where the game is', async (signal, code) => {
    const file = join(folder, `${signal}.json`);
    const child = launched(file);
    let text = '';
    let isKilled = false;
    child.stdout!.on('data', (bytes: Buffer) => {
      text += bytes.toString();
      // After two answers the third question is open.
      const asked = text.split('\n> ').length - 1;
      if (asked >= 3 && !isKilled) {
        isKilled = true;
        child.kill(signal);
      }
    });
    child.stdin!.write('\n\n');
    const ended = await new Promise<number | null>(resolve => child.once('close', resolve));
    expect(ended).toBe(code);
    expect(text).toMatch(/Saved after answer \d+\. Continue with: npm run play -- --resume/);
    expect(readFileSync(file, 'utf8').match(/"by":0/g)).toHaveLength(2);
    expect(readdirSync(folder).filter(name => name.startsWith(signal))).toEqual([`${signal}.json`]);
  });
});

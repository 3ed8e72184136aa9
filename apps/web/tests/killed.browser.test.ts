// `npm run torture -- --only browser` is the long form: it sets KILLS, SEED_OF_KILLS and LOG_OF_KILLS.
import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { numbers } from '@little-wars/engine';
import type { Page } from '@playwright/test';
import { describe, expect, inject, it } from 'vitest';
import { chromiumPath } from './chromium.ts';
import { type Killable, startKillable } from './killable.ts';
import { answerByClicking, asked } from './playing.ts';

// Answered when it is built.
await fetch(inject('address'));

const { KILLS = '2', SEED_OF_KILLS = '', LOG_OF_KILLS } = process.env;

interface Kill {
  readonly how: string;
  /** The number of inputs shown when it was killed. */
  readonly shown: number;
  readonly stored: number;
  /** Whether the stored inputs are numbered without a gap. */
  readonly isWhole: boolean;
}

/** Runs in the page: its bots do not pause, and the number of shown inputs is logged. */
function callOut(): void {
  localStorage.setItem('little-wars-settings', JSON.stringify({ look: 'system', motion: 'off', pace: 'instant' }));
  let last: string | undefined;
  new MutationObserver(() => {
    const shown = document.querySelector<HTMLElement>('section[aria-label="Question"]')?.dataset['moment'];
    if (shown !== undefined && shown !== last)
      (globalThis as unknown as { shown(n: number): void }).shown(Number(shown));
    last = shown;
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['data-moment'] });
}

/** The numbers of the stored inputs of a match, and whether the match is over. */
const stored = (page: Page, match: string): Promise<{ readonly inputs: readonly number[]; readonly isOver: boolean }> =>
  page.evaluate(async id => {
    const done = <T>(request: IDBRequest<T>): Promise<T> =>
      new Promise((got, failed) => {
        request.onsuccess = () => got(request.result);
        request.onerror = () => failed(request.error);
      });
    const db = await done(indexedDB.open('little-wars'));
    const tx = db.transaction(['matches', 'inputs']);
    const inputs = await done(tx.objectStore('inputs').getAllKeys(IDBKeyRange.bound([id, 0], [id, 1e9])));
    const row = (await done(tx.objectStore('matches').get(id))) as { winners: unknown };
    db.close();
    return { inputs: inputs.map(key => (key as [string, number])[1]), isOver: row.winners !== null };
  }, match);

async function begin(page: Page, players: readonly string[]): Promise<string> {
  await page.goto(`${inject('address')}#/new`);
  await page.getByLabel('Rules', { exact: true }).selectOption({ label: 'Kill Team 2021' });
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  for (const [seat, player] of players.entries()) await page.getByLabel('Played by').nth(seat).selectOption(player);
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForURL(/\/match\//);
  return page.url().split('/match/')[1]!;
}

/** Answers as fast as a test can, until the page is gone. */
async function answerAll(page: Page, isGone: () => boolean): Promise<void> {
  try {
    for (let now = await asked(page); now.kind !== 'over'; now = await asked(page, now))
      await answerByClicking(page, now);
  } catch (error) {
    if (!isGone()) throw error;
  }
}

/** Plays on and kills the browser after a while, whatever it is doing. */
async function killAfter(running: Killable, ms: number, hasPerson: boolean, isReady: () => boolean): Promise<void> {
  let isGone = false;
  const answering = hasPerson ? answerAll(running.page, () => isGone) : null;
  await new Promise(done => void setTimeout(done, ms));
  await expect.poll(isReady).toBe(true);
  isGone = true;
  await running.kill();
  await answering;
}

/** Kills the browser repeatedly in the middle of a match; returns what was shown and stored each time. */
async function killings(how: string, players: readonly string[], times: number): Promise<readonly Kill[]> {
  const next = numbers(`${SEED_OF_KILLS}${how}`);
  const executable = chromiumPath();
  const profile = await mkdtemp(join(tmpdir(), 'little-wars-killed-'));
  const seen: Kill[] = [];
  let match: string | null = null;
  let shown = 0;
  let running: Killable | null = null;
  try {
    for (let n = 0; n <= times; n++) {
      running = await startKillable(executable, profile);
      const { page } = running;
      await page.exposeFunction('shown', (inputs: number) => {
        shown = inputs;
      });
      await page.goto(inject('address'));
      await page.addInitScript(callOut);
      await page.getByRole('heading', { name: 'Little Wars' }).waitFor();
      if (match !== null) {
        const { inputs, isOver } = await stored(page, match);
        const kill = { how, shown, stored: inputs.length, isWhole: inputs.every((input, i) => input === i) };
        seen.push(kill);
        if (LOG_OF_KILLS !== undefined) await appendFile(LOG_OF_KILLS, `${JSON.stringify(kill)}\n`);
        if (isOver) match = null;
      }
      shown = 0;
      if (match === null) match = await begin(page, players);
      else await page.goto(`${inject('address')}#/match/${match}`);
      await page.reload();
      await page.getByRole('region', { name: /Question|Result/ }).waitFor();
      // The first kill waits for an input, however slow the machine is; later ones may come before any.
      const isReady = (): boolean => n > 0 || shown > 0;
      await killAfter(running, n < times ? 200 + next(1300) : 0, players.includes('person'), isReady);
      running = null;
    }
  } finally {
    await running?.kill();
    await rm(profile, { recursive: true, force: true });
  }
  return seen;
}

describe('a browser that is killed', () => {
  it.for([
    ['while bots play at full pace', ['random', 'random']],
    ['while a person plays a bot', ['person', 'random']],
  ] as const)(
    '%s has stored every input that was shown',
    { timeout: 240_000 + Number(KILLS) * 30_000 },
    async ([how, players]) => {
      const times = Math.ceil(Number(KILLS) / 2);
      const seen = await killings(how, players, times);
      expect(seen.length).toBe(times);
      expect(seen.filter(({ shown }) => shown > 0).length).toBeGreaterThan(0);
      expect(seen.filter(each => !each.isWhole || each.stored < each.shown)).toEqual([]);
    },
  );
});

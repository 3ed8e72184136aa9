import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { loadCampaign } from '@little-wars/campaign';
import { numbers } from '@little-wars/engine';
import { rulesets } from '@little-wars/rulesets';
import { linkings } from '@little-wars/rulesets/linkings';
import { describe, expect, inject, it } from 'vitest';
import { beginSpecOps } from './campaigns.ts';
import { chromiumPath } from './chromium.ts';
import { type Killable, startKillable } from './killable.ts';

const KILLS = 4;

/** Runs in the page: every number of answers that is shown is called out, of the battle or of what follows it. */
function callOut(): void {
  let last = '';
  new MutationObserver(() => {
    const text = document.querySelector('.progress')?.textContent ?? '';
    if (text === last) return;
    last = text;
    const count = /(\d+) answers so far/.exec(text)?.[1];
    const part = text.startsWith('The bots are fighting') ? 'battle' : 'between';
    if (count !== undefined)
      (globalThis as unknown as { shown(part: string, n: number): void }).shown(part, Number(count));
  }).observe(document, { subtree: true, childList: true, characterData: true });
}

interface Stored {
  readonly entries: number;
  readonly battle: number;
  readonly between: number;
}

/** Runs in the page: how many battles are entered, and how many inputs are stored of what is under way. */
async function storedInPage(): Promise<Stored> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((got, failed) => {
      request.onsuccess = () => got(request.result);
      request.onerror = () => failed(request.error);
    });
  const db = await done(indexedDB.open('little-wars'));
  const tx = db.transaction(['campaigns', 'inputs']);
  const [row] = (await done(tx.objectStore('campaigns').getAll())) as {
    entries: unknown[];
    next: { battle: string; between: string | null } | null;
  }[];
  const count = async (id: string | null | undefined): Promise<number> =>
    id ? done(tx.objectStore('inputs').count(IDBKeyRange.bound([id, 0], [id, 1e9]))) : 0;
  const stored = {
    entries: row!.entries.length,
    battle: await count(row!.next?.battle),
    between: await count(row!.next?.between),
  };
  db.close();
  return stored;
}

describe('a browser that is killed in a campaign', () => {
  it('has stored every answer that was shown, in battles and between them; the file holds', async () => {
    const next = numbers('killed in a campaign');
    const profile = await mkdtemp(join(tmpdir(), 'little-wars-killed-'));
    let running: Killable | null = null;
    let shown = { part: 'battle', n: 0 };
    let address: string | null = null;
    let entries = 0;
    try {
      for (let kills = 0; kills <= KILLS; kills++) {
        running = await startKillable(chromiumPath(), profile);
        const { page } = running;
        await page.exposeFunction('shown', (part: string, n: number) => {
          shown = { part, n };
        });
        await page.addInitScript(callOut);
        await page.goto(inject('address'));
        await page.getByRole('heading', { name: 'Little Wars' }).waitFor();
        if (address === null) {
          await beginSpecOps(page, { players: ['random', 'random'], battles: 2 });
          address = page.url();
          await page.getByRole('button', { name: 'Let the bots fight it' }).click();
        } else {
          const stored = await page.evaluate(storedInPage);
          expect(stored.entries).toBeGreaterThanOrEqual(entries);
          // What was shown of a battle that has been entered since is in its record.
          if (stored.entries === entries)
            expect(stored[shown.part as 'battle' | 'between']).toBeGreaterThanOrEqual(shown.n);
          entries = stored.entries;
          shown = { part: 'battle', n: 0 };
          await page.goto(address);
          await page.getByRole('region', { name: 'What comes next' }).waitFor();
        }
        const due = page.getByRole('button', { name: 'Let the bots fight it' });
        if (kills < KILLS) {
          await page.waitForTimeout(500 + next(2500));
          if (await due.count()) await due.click({ timeout: 2000 }).catch(() => {});
          await running.kill();
          running = null;
          continue;
        }
        while ((await page.getByRole('heading', { name: 'It is over' }).count()) === 0) {
          if (await due.count()) await due.click({ timeout: 2000 }).catch(() => {});
          await page.waitForTimeout(300);
        }
        const [download] = await Promise.all([
          page.waitForEvent('download'),
          page.getByRole('button', { name: 'Save as a file' }).click(),
        ]);
        const path = join(profile, 'campaign.json');
        await download.saveAs(path);
        const read = loadCampaign(
          id => ({ ruleset: rulesets.find(each => each.id === id)!, linking: linkings[id] ?? null }),
          await readFile(path, 'utf8'),
        );
        expect(read.ok ? [] : read.problems.slice(0, 3)).toEqual([]);
        expect(read.ok && read.value.entries.length).toBe(2);
      }
    } finally {
      await running?.kill();
      await rm(profile, { recursive: true, force: true });
    }
  });
});

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { answerByClicking, asked, beginShort } from './playing.ts';
import { atFirstQuestion } from './prepared.ts';
import { isKept, isSecond, lookForUpdate, twoBuilds } from './two-builds.ts';

const serve = twoBuilds();
const open = inBrowser();
const WITH_WORKER = { serviceWorkers: 'allow' } as const;

const said = (page: Page) => page.getByText('A new version is ready.');
const load = (page: Page) => page.getByRole('button', { name: 'Load it' });
const isLoaded = (page: Page) => expect.poll(() => isSecond(page).catch(() => false)).toBe(true);

/** Pages and chunks that were not fetched before. */
async function goesEverywhere(page: Page): Promise<void> {
  const ways = page.getByRole('navigation', { name: 'Pages' });
  await ways.getByRole('link', { name: 'Rulebook' }).click();
  await page.getByText('played here, and tested').first().waitFor();
  await ways.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('heading', { name: 'Teams', level: 1 }).waitFor();
  await page.locator('.cards button').first().waitFor();
}

describe('the first visit after a deploy', () => {
  it('shows the version that it has, whole, says that a new one is ready, and loads it when the player agrees; all of it offline', async () => {
    const { address, deploy } = await serve();
    const { page, context } = await open(WITH_WORKER, '', address);
    await isKept(page);
    deploy();
    await page.reload();
    await said(page).waitFor();
    await context.setOffline(true);
    // Not agreed yet: another visit runs the same version.
    await page.reload();
    await said(page).waitFor();
    expect(await isSecond(page)).toBe(false);
    await goesEverywhere(page);
    await beginShort(page, 'Tin Soldiers');
    let now = await asked(page);
    for (let i = 0; i < 3; i++) {
      await answerByClicking(page, now);
      now = await asked(page, now);
    }
    expect(await accessibilityFaults(page)).toEqual([]);
    await load(page).click();
    await isLoaded(page);
    expect((await asked(page)).moment).toBe(now.moment);
    expect(await said(page).count()).toBe(0);
    await page.getByRole('link', { name: 'Little Wars' }).first().click();
    await goesEverywhere(page);
  });
});

describe('several tabs', () => {
  it('are all told; one that has not agreed goes on in its version, whose files are kept until it leaves', async () => {
    const { address, deploy } = await serve();
    const { page, context } = await open(WITH_WORKER, '', address);
    await isKept(page);
    const other = await context.newPage();
    // A page that fetches nothing once it is shown: a request at the moment of the change would delay it by half a minute.
    await other.goto(`${address}#/licences`);
    await other.waitForLoadState('networkidle');
    deploy();
    await lookForUpdate(page);
    await Promise.all([said(page).waitFor(), said(other).waitFor()]);
    await load(page).click();
    await isLoaded(page);
    await said(other).waitFor();
    expect(await isSecond(other)).toBe(false);
    const versions = (): Promise<number> => page.evaluate(async () => (await caches.keys()).length);
    await page.reload();
    await goesEverywhere(other);
    await expect.poll(versions).toBe(2);
    await load(other).click();
    await isLoaded(other);
    await page.reload();
    await expect.poll(versions).toBe(1);
  });
});

/** Runs in a page: all writes wait until `goOn` is called. */
function holdWrites(): Promise<void> {
  return new Promise(held => {
    const opening = indexedDB.open('little-wars');
    opening.onsuccess = () => {
      const db = opening.result;
      let isHeld = true;
      Object.assign(globalThis, {
        goOn: () => {
          isHeld = false;
        },
      });
      const store = db.transaction([...db.objectStoreNames], 'readwrite').objectStore('settings');
      const again = (): void => {
        store.get('nothing').onsuccess = () => {
          held();
          if (isHeld) again();
          else db.close();
        };
      };
      again();
    };
  });
}

describe('agreeing to a new version', () => {
  it('does not lose what the browser would not store: it says so, and stays; later it waits until all is stored', async () => {
    const { address, deploy } = await serve();
    const { page, context } = await open({ ...WITH_WORKER, match: await atFirstQuestion() }, '', address);
    await isKept(page);
    const holder = await context.newPage();
    await holder.goto(`${address}#/licences`);
    let now = await asked(page);
    deploy();
    await lookForUpdate(page);
    await said(page).waitFor();
    await page.evaluate(() => {
      const put = IDBObjectStore.prototype.put;
      Object.assign(globalThis, { room: () => Object.assign(IDBObjectStore.prototype, { put }) });
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('full', 'QuotaExceededError');
      };
    });
    await answerByClicking(page, now);
    now = await asked(page, now);
    await load(page).click();
    await page.getByText('loading the new version would lose what was played').waitFor();
    expect(await isSecond(page)).toBe(false);
    await page.evaluate(() => (globalThis as unknown as { room(): void }).room());
    await holder.evaluate(holdWrites);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByText('Storing the match').waitFor();
    await page.waitForTimeout(300);
    expect(await isSecond(page)).toBe(false);
    await holder.evaluate(() => (globalThis as unknown as { goOn(): void }).goOn());
    await isLoaded(page);
    expect((await asked(page)).moment).toBe(now.moment);
  });
});

describe('a page whose parts are not on the server any more', () => {
  const withMissing = inBrowser(/404|Failed to fetch/);

  it('says so in place of the page that is missing, and loads the new version', async () => {
    const { address, deploy } = await serve();
    const { page } = await withMissing({}, '', address);
    await page.getByRole('heading', { name: 'Little Wars' }).waitFor();
    deploy();
    await page.getByRole('link', { name: 'Rulebook' }).click();
    await page.getByRole('heading', { name: 'A part of this page could not be loaded' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reload' }).click();
    await isLoaded(page);
    await page.getByRole('heading', { name: 'Rulebook' }).waitFor();
  });

  it('says so above the page where something else is missing', async () => {
    const { address, deploy } = await serve();
    const { page } = await withMissing({}, '', address);
    await page.getByRole('heading', { name: 'Little Wars' }).waitFor();
    deploy();
    await page.locator('.cards button', { hasText: 'Kill Team 2021' }).first().click();
    await page.getByText('A part of this page could not be loaded').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await isLoaded(page);
  });

  it("says so at the table where the bots' worker is missing, and the match goes on in the new version", async () => {
    const { address, deploy } = await serve();
    const { page } = await withMissing({ match: await atFirstQuestion() }, '', address);
    let now = await asked(page);
    // Parts of the table that are fetched once its board is shown.
    await page.waitForLoadState('networkidle');
    deploy();
    const missing = page.getByText('A part of this page could not be loaded');
    for (let i = 0; i < 10 && !(await missing.count()); i++) {
      await answerByClicking(page, now);
      const next = await Promise.race([asked(page, now), missing.waitFor().then(() => null)]);
      if (next === null) break;
      now = next;
    }
    await missing.waitFor();
    await page.getByRole('button', { name: 'Reload the page' }).click();
    await isLoaded(page);
    expect((await asked(page)).moment).toBeGreaterThan(now.moment);
  });
});

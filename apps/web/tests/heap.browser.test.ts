// The page's memory: after a whole game and its replay, and over several games.
import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { BrowserContext, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';

const open = inBrowser();

const MEGABYTE = 1_000_000;

/** A whole game between soldiers, of the newest stored version. */
function wholeGame(): Buffer {
  const folder = fileURLToPath(new URL('../../../packages/rulesets/records', import.meta.url));
  const newest = globSync('kill-team-0-soldier-version-*.json', { cwd: folder }).toSorted().at(-1)!;
  return readFileSync(`${folder}/${newest}`);
}

/** Megabytes in use after garbage collection. */
async function inUse(page: Page, context: BrowserContext): Promise<number> {
  const cdp = await context.newCDPSession(page);
  await cdp.send('HeapProfiler.enable');
  for (let i = 0; i < 3; i++) await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  await cdp.detach();
  return usedSize / MEGABYTE;
}

describe('the memory of the page', () => {
  it('is below 60 MB after a whole game and its replay', async () => {
    const { page, context } = await open();
    await page
      .getByLabel('A match saved as a file')
      .setInputFiles({ name: 'whole.json', mimeType: 'application/json', buffer: wholeGame() });
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await page.locator('.swing').waitFor();
    await page.getByRole('link', { name: 'Watch it again' }).click();
    const told = await page.getByText(/^Moment 0 of \d+$/).textContent();
    const last = Number(/of (\d+)/.exec(told!)![1]);
    for (let part = 1; part <= 10; part++) {
      const at = Math.round((last * part) / 10);
      await page.getByRole('slider').fill(String(at));
      await page.getByText(`Moment ${at} of ${last}`).waitFor();
    }
    expect(await inUse(page, context)).toBeLessThan(60);
  });

  it('does not grow from game to game', async () => {
    const { page, context } = await open({}, '#/new');
    await page.getByLabel('Rules', { exact: true }).selectOption({ label: 'Tin Soldiers' });
    for (const side of [0, 1]) await page.getByLabel('Played by').nth(side).selectOption('random');
    await page.getByRole('button', { name: 'Begin' }).click();
    const used: number[] = [];
    for (let game = 1; game <= 10; game++) {
      await page.getByRole('region', { name: 'Result' }).waitFor();
      if (game === 3 || game === 10) used.push(await inUse(page, context));
      if (game === 10) break;
      // The address changes first, while this result is still on the page.
      const result = (await page.getByRole('region', { name: 'Result' }).elementHandle())!;
      await page.getByRole('button', { name: 'Play it once more' }).click();
      await expect.poll(() => result.evaluate(section => section.isConnected)).toBe(false);
      await result.dispose();
    }
    // What is fetched and cached once is there after three games.
    expect(used[1]! - used[0]!, used.map(each => each.toFixed(1)).join(' then ')).toBeLessThan(1.6);
  });
});

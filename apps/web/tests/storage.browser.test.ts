import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { answerByClicking, asked } from './playing.ts';
import { atFirstQuestion } from './prepared.ts';

const open = inBrowser();

/** Makes this page's storage full, or gives it room again. */
const fill = (page: Page, isFull: boolean): Promise<void> =>
  page.evaluate(full => {
    const kept = globalThis as { room?: IDBObjectStore['put'] };
    kept.room ??= IDBObjectStore.prototype.put;
    IDBObjectStore.prototype.put = full
      ? () => {
          throw new DOMException('full', 'QuotaExceededError');
        }
      : kept.room;
  }, isFull);

describe('a full storage', () => {
  it('is said when a match or a team cannot be begun, and what there is stays', async () => {
    const { page } = await open({ match: await atFirstQuestion() });
    await asked(page);
    await page.getByRole('link', { name: 'Little Wars' }).click();
    await page.locator('.rows li').waitFor();
    await fill(page, true);
    await page.locator('.cards button').last().click();
    await page.getByText('This browser could not store that').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect.poll(() => page.locator('.rows li').count()).toBe(1);
    await page.getByRole('link', { name: 'Teams', exact: true }).click();
    await page.getByRole('heading', { name: 'Teams', level: 1 }).waitFor();
    await page.locator('.cards button').first().click();
    await page.getByText('This browser could not store that').waitFor();
    await fill(page, false);
    await page.locator('.cards button').first().click();
    await page.getByRole('heading', { name: 'Ready to play' }).waitFor();
  });

  it('is said at the table; the match goes on, and is stored as soon as there is room', async () => {
    const { page } = await open({ match: await atFirstQuestion() });
    let now = await asked(page);
    await fill(page, true);
    for (let i = 0; i < 2; i++) {
      await answerByClicking(page, now);
      now = await asked(page, now);
    }
    const alert = page.getByText('This browser does not store the match now');
    await alert.waitFor();
    await fill(page, false);
    await answerByClicking(page, now);
    now = await asked(page, now);
    await alert.waitFor({ state: 'detached' });
    await page.reload();
    expect((await asked(page)).moment).toBe(now.moment);
  });
});

describe('a match that is taken away', () => {
  it('by a tab that does not ask says so, and nothing of it is lost', async () => {
    const { page, context } = await open({ match: await atFirstQuestion() });
    let now = await asked(page);
    await answerByClicking(page, now);
    now = await asked(page, now);
    const other = await context.newPage();
    await other.goto(page.url().split('#')[0]!);
    await other.evaluate(async id => {
      await new Promise<void>(resolve => {
        void navigator.locks.request(`little-wars match ${id}`, { steal: true }, () => {
          resolve();
          return new Promise(() => {});
        });
      });
    }, page.url().split('/match/')[1]!);
    await page.getByRole('heading', { name: 'This match is open elsewhere' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await other.close();
    await page.getByRole('button', { name: 'Play it here instead' }).click();
    expect((await asked(page)).moment).toBe(now.moment);
  });
});

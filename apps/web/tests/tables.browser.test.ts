import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { savedBy } from './playing.ts';

const open = inBrowser();

const piecesOn = (page: Page): Promise<number> => page.locator('.laid-table .laid').count();
const covered = async (page: Page): Promise<number> =>
  Number(/(\d+) %/.exec((await page.getByText('of the table is covered').textContent()) ?? '')?.[1]);

/** Runs in the page: when the newest table was stored. */
async function lastStored(): Promise<number> {
  const done = <T>(request: IDBRequest<T>): Promise<T> =>
    new Promise((got, failed) => {
      request.onsuccess = () => got(request.result);
      request.onerror = () => failed(request.error);
    });
  const db = await done(indexedDB.open('little-wars'));
  const rows = (await done(db.transaction('tables').objectStore('tables').getAll())) as { touched: number }[];
  db.close();
  return Math.max(0, ...rows.map(({ touched }) => touched));
}

describe('a table of one’s own', () => {
  it('is laid out by clicks, drags and keys, and is there again after a reload', async () => {
    const { page } = await open({}, '#/tables');
    await page.getByRole('button', { name: 'Lay out a new table' }).click();
    await page.getByLabel('Name').fill('The cellar');
    await page.getByRole('button', { name: 'Barn' }).click();
    await page.getByRole('button', { name: 'Wood', exact: true }).click();
    await expect.poll(() => piecesOn(page)).toBe(4);
    const barn = page.getByRole('button', { name: /^Barn, / });
    const place = (): Promise<string | null> => barn.getAttribute('aria-label');
    const before = await place();
    const box = (await barn.boundingBox())!;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await page.mouse.down();
    await page.mouse.move(box.x + box.width / 2 - 60, box.y + box.height / 2 - 80, { steps: 4 });
    await page.mouse.up();
    await expect.poll(place).not.toBe(before);
    const dragged = await place();
    await barn.focus();
    await page.keyboard.press('ArrowLeft');
    await expect.poll(place).not.toBe(dragged);
    const nudged = await place();
    const pressed = await page.evaluate(() => Date.now());
    await page.keyboard.press('r');
    await expect.poll(place).not.toBe(nudged);
    const kept = await place();
    await expect.poll(() => page.evaluate(lastStored)).toBeGreaterThanOrEqual(pressed);
    await page.reload();
    await page.getByRole('heading', { name: 'The cellar' }).waitFor();
    await expect.poll(place).toBe(kept);
    await page.getByRole('button', { name: /^Wood, / }).focus();
    await page.keyboard.press('Delete');
    await expect.poll(() => piecesOn(page)).toBe(2);
  });

  it('says which piece lies on another, and what to do', async () => {
    const { page } = await open({}, '#/tables');
    await page.getByRole('button', { name: 'Lay out a new table' }).click();
    await page.getByRole('button', { name: 'Barn' }).click();
    await page.getByRole('button', { name: 'Rock' }).click();
    const middleOf = async (name: RegExp) => {
      const { x, y, width, height } = (await page.getByRole('button', { name }).boundingBox())!;
      return [x + width / 2, y + height / 2] as const;
    };
    await page.mouse.move(...(await middleOf(/^Rock, /)));
    await page.mouse.down();
    await page.mouse.move(...(await middleOf(/^Barn, /)), { steps: 4 });
    await page.mouse.up();
    await page.getByText('Rock lies on another piece: move or turn it').first().waitFor();
  });

  it('is laid out by the generator, saved, brought along, and played on', async () => {
    const { page } = await open({}, '#/tables');
    await page.getByRole('button', { name: 'Lay out a new table' }).click();
    await page.getByLabel('Name').fill('From a file');
    await page.getByRole('button', { name: 'Lay it out for me' }).click();
    await expect.poll(() => covered(page)).toBeGreaterThanOrEqual(25);
    const pieces = await piecesOn(page);
    const buffer = Buffer.from(await savedBy(page, 'Save as a file'));
    await page.getByRole('link', { name: 'Tables' }).click();
    const file = page.getByLabel(/a table saved as a file/);
    await file.setInputFiles({ name: 'x.json', mimeType: 'application/json', buffer: Buffer.from('{"name":1}') });
    await page.locator('.refusals li').first().waitFor();
    await file.setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer });
    await page.getByRole('heading', { name: 'From a file' }).waitFor();
    await expect.poll(() => piecesOn(page)).toBe(pieces);
    await page.getByRole('link', { name: 'New match' }).click();
    await page.getByLabel('Rules').selectOption({ label: 'Kill Team Vanguard' });
    await page.getByLabel('Table', { exact: true }).selectOption({ label: '★ From a file' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('.map').first().waitFor();
    await expect.poll(() => page.locator('.terrain').count()).toBeGreaterThanOrEqual(pieces);
  });
});

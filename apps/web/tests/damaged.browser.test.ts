import { deflateRawSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { asked, savedBy } from './playing.ts';
import { atFirstQuestion } from './prepared.ts';

const open = inBrowser();

const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

/** Puts rows into the list of matches, as a crash, an extension or another version might. */
const putRows = (page: Page, rows: readonly object[], store = 'matches'): Promise<void> =>
  page.evaluate(
    async ([damaged, into]) => {
      const db = await new Promise<IDBDatabase>(got => {
        const request = indexedDB.open('little-wars');
        request.onsuccess = () => got(request.result);
      });
      const tx = db.transaction(into, 'readwrite');
      for (const row of damaged) tx.objectStore(into).put(row);
      await new Promise<void>(done => {
        tx.oncomplete = () => done();
      });
      db.close();
    },
    [rows, store] as const,
  );

describe('what is damaged', () => {
  it('a match in the list is said to be, can be deleted, and the others are there', async () => {
    const { page } = await open({ match: await atFirstQuestion() });
    await asked(page);
    await putRows(page, [{ id: 'bare' }, { id: 'odd', name: 'Odd', players: [null], winners: 7, touched: 'long ago' }]);
    await page.getByRole('link', { name: 'Little Wars' }).click();
    await expect.poll(() => page.getByText('A match that cannot be read').count()).toBe(2);
    await expect.poll(() => page.locator('.rows li', { hasText: 'in play' }).count()).toBe(1);
    await page.goto(`${page.url().split('#')[0]}#/match/bare`);
    await page.getByText('The stored data of this match is damaged').waitFor();
    await page.getByRole('link', { name: 'Go to the list of matches' }).click();
    for (const left of [1, 0]) {
      page.once('dialog', dialog => void dialog.accept());
      await page
        .getByRole('button', { name: /^Delete the match that cannot be read/ })
        .first()
        .click();
      await expect.poll(() => page.getByText('A match that cannot be read').count()).toBe(left);
    }
    await expect.poll(() => page.locator('.rows li', { hasText: 'in play' }).count()).toBe(1);
  });

  it('a team and a table are said to be, can be deleted, and a new match can be begun', async () => {
    const { page } = await open();
    const start = page.url().split('#')[0]!;
    await putRows(page, [{ id: 'bare' }, { id: 'odd', name: 'Odd', ruleset: 'kill-team', members: 7 }], 'rosters');
    await putRows(page, [{ id: 'bare', name: 'Bare', touched: 1, pieces: [{ stock: 'none' }] }], 'tables');
    for (const [hash, called, rows] of [
      ['rosters', 'team', 2],
      ['tables', 'table', 1],
    ] as const) {
      await page.goto(`${start}#/${hash}`);
      await page.reload();
      const damaged = page.getByText(`A ${called} that cannot be read`);
      await expect.poll(() => damaged.count()).toBe(rows);
      page.once('dialog', dialog => void dialog.accept());
      await page
        .getByRole('button', { name: `Delete the ${called} that cannot be read` })
        .first()
        .click();
      await expect.poll(() => damaged.count()).toBe(rows - 1);
    }
    await page.goto(`${start}#/new`);
    await page.getByRole('button', { name: 'Begin' }).click();
    await asked(page);
  });

  it('a record of no ruleset is refused in words', async () => {
    const { page } = await open();
    for (const bad of ['{"ruleset":{"id":{"toString":1}}}', '{"ruleset":{"id":["toy"]}}', '{"ruleset":7}', 'null']) {
      await page.getByLabel('A match saved as a file').setInputFiles(file('bad.json', bad));
      await page.locator('.refusals li').waitFor();
      await page.reload();
    }
  });

  it('a link or a table with far too much in it is refused in words, and soon', async () => {
    const { page } = await open();
    const start = page.url().split('#')[0]!;
    const floor = {
      kind: 'floor',
      outline: [
        { x: 0, y: 0 },
        { x: 9, y: 0 },
        { x: 0, y: 9 },
      ],
      bottom: 500,
      top: 510,
    };
    const pieces = Array.from({ length: 25 }, (_, i) => ({ id: `p${i}`, parts: Array(100).fill(floor) }));
    const setup = { map: { id: 'own', name: 'Own', number: null, terrain: { width: 7620, depth: 5588, pieces } } };
    const text = JSON.stringify({ ruleset: { id: 'kill-team', version: '1', content: '0'.repeat(64) }, setup });
    const link = deflateRawSync(text).toString('base64url');
    for (const [hash, said] of [
      [link, /more than 600 parts of terrain/],
      ['A'.repeat(70_000), /longer than \d+ characters/],
      [deflateRawSync(Buffer.alloc(40_000_000)).toString('base64url'), /far more than a match;/],
    ] as const) {
      await page.goto(`${start}#/shared/${hash}`);
      await page.reload();
      await page.locator('.refusals li', { hasText: said }).waitFor();
    }
    await page.goto(`${start}#/tables`);
    await page.reload();
    await page.getByLabel('a table saved as a file').setInputFiles(file('deep.json', '['.repeat(100_000)));
    await page.locator('.refusals li', { hasText: /nested deeper/ }).waitFor();
  });

  it('a team with a card that nobody knows is refused in words when a match is begun with it', async () => {
    const { page } = await open({}, '#/rosters');
    await page.locator('.cards button').first().click();
    const team = await savedBy(page, 'Save as a file');
    const data = JSON.parse(team) as { roster: { name: string; members: { entry: string }[] } };
    data.roster.members[0]!.entry = 'nobody-knows-it';
    data.roster.name = 'Strangers';
    await page.getByRole('link', { name: 'Teams' }).click();
    await page.getByLabel('A team file, or a list as text').setInputFiles(file('team.json', JSON.stringify(data)));
    await page.getByRole('heading', { name: 'Strangers' }).waitFor();
    await page.getByRole('link', { name: 'New match' }).click();
    await page.locator('option', { hasText: 'Strangers' }).first().waitFor({ state: 'attached' });
    await page.getByLabel('Team', { exact: true }).first().selectOption('0');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.getByText('these rules have no card "nobody-knows-it"').waitFor();
  });
});

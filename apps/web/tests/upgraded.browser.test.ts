// Matches across a rule change: the page is served with another version of Tin Soldiers than they were played by.
import { readFileSync } from 'node:fs';
import { load, type RecordFile } from '@little-wars/engine';
import { toy } from '@little-wars/engine/toy';
import type { BrowserContext, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { answerByClicking, asked, beginShort, playOn, playUntil, savedBy } from './playing.ts';
import { atFirstMove, matchAt } from './prepared.ts';

const open = inBrowser();

/** From now on the page gets other rules of Tin Soldiers. */
const upgrade = async (context: BrowserContext, change: readonly (readonly [RegExp, string])[]): Promise<void> => {
  await context.route('**/*.js', async route => {
    const fetched = await route
      .fetch({ maxRetries: 3 })
      .then(async answered => ({ response: answered, before: await answered.text() }))
      .catch(() => null);
    if (!fetched) return;
    const { response, before } = fetched;
    const body = /id:[`"']private[`"']/.test(before)
      ? change.reduce((text, [from, to]) => {
          expect(text).toMatch(from);
          return text.replace(from, to);
        }, before)
      : before;
    // Chunks fetched after the board may be in flight when the page is left.
    await route.fulfill({ response, body }).catch(() => {});
  });
};

const OTHER_VERSION = [/version:[`"']1[`"']/, 'version:"2"'] as const;
/** Privates, marksmen and sergeants roll five dice instead of three. */
const OTHER_DICE = [/dice:3/g, 'dice:5'] as const;
/** Positions get a new field. */
const OTHER_FORM = [/ducked:null,points/, 'ducked:null,weather:{wind:2},points'] as const;

const inputsIn = (page: Page): Promise<readonly { readonly told?: unknown; readonly hash?: string }[]> =>
  page.evaluate(async () => {
    const db = await new Promise<IDBDatabase>(got => {
      const request = indexedDB.open('little-wars');
      request.onsuccess = () => got(request.result);
    });
    const request = db.transaction('inputs').objectStore('inputs').getAll();
    await new Promise(done => {
      request.onsuccess = done;
    });
    db.close();
    return request.result as { told?: unknown; hash?: string }[];
  });

const HEADING = 'The rules have changed since this match was played';
const departed = (page: Page) => page.getByRole('region', { name: 'As it was stored' });
/** The score of each seat: a live table names seats by their players, the stored match by their letters. */
const resultOf = (page: Page): Promise<readonly string[]> =>
  page
    .locator('.final li')
    .evaluateAll(lines =>
      lines.map(({ className, textContent }) => `${className} ${/\d+$/.exec(textContent ?? '')?.[0]}`),
    );

/** The last lines of the log, with seats by their letters. */
const lastLines = async (page: Page): Promise<string> =>
  ((await page.locator('.log ol > li > ul').first().textContent()) ?? '')
    .replaceAll(/the bot/gi, 'B')
    .replaceAll(/your side/gi, 'A');

/** Opens the last played match. */
async function reopen(page: Page): Promise<void> {
  await page.goto(page.url().split('#')[0]!);
  await page.locator('.rows li a').first().click();
}

describe('a match after a change of the rules', () => {
  it('that plays it the same way goes on where it was', async () => {
    const { page, context } = await open({ match: await atFirstMove() });
    await asked(page);
    await page.waitForLoadState('networkidle');
    const before = await page.getByRole('region', { name: 'Question' }).textContent();
    await upgrade(context, [OTHER_VERSION]);
    await page.reload();
    const now = await asked(page);
    await expect.poll(() => page.getByRole('region', { name: 'Question' }).textContent()).toBe(before);
    await answerByClicking(page, now);
    await asked(page, now);
  });

  it('that is over keeps its result and its log, and is saved as the record it was', async () => {
    const { page, context } = await open();
    await beginShort(page, 'Tin Soldiers');
    await playOn(page);
    await expect.poll(() => resultOf(page)).toHaveLength(2);
    const result = await resultOf(page);
    await page.getByRole('tab', { name: 'Record' }).click();
    const record = await savedBy(page, 'Save as a file');
    await page.getByRole('tab', { name: 'Log' }).click();
    const last = await lastLines(page);
    await upgrade(context, [OTHER_VERSION, OTHER_DICE]);
    await reopen(page);
    await page.getByRole('heading', { name: HEADING }).waitFor();
    await expect
      .poll(() => departed(page).textContent())
      .toMatch(/played with version 1 of the rules; today’s rules, version 2, .* input \d+ of \d+/);
    await expect.poll(() => resultOf(page)).toEqual(result);
    await expect.poll(() => lastLines(page)).toBe(last);
    expect(await savedBy(page, 'Save as a file')).toBe(record);
    expect(load([toy], record).ok).toBe(true);
    expect(await page.getByRole('button', { name: /Play on/ }).count()).toBe(0);
    // Any moment of it can be watched, with the table as it was then.
    const inputs = (JSON.parse(record) as RecordFile).inputs.length;
    await page.getByText(`Moment ${inputs} of ${inputs}`).waitFor();
    await expect.poll(() => page.locator('svg.map .model').count()).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByText(`Moment ${inputs - 1} of ${inputs}`).waitFor();
    await page.getByText(/drawn as it stood after input \d+/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // Viewing it changed nothing.
    await page.goto(page.url().split('#')[0]!);
    await page.getByText(/^finished, .*, \d+ to \d+$/).waitFor();
    await context.unroute('**/*.js');
    await page.reload();
    await page.locator('.rows li a').first().click();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await expect.poll(() => resultOf(page)).toEqual(result);
  });

  it('that is in play can be played on from where it stood, as another match', async () => {
    const { page, context } = await open({ match: await matchAt('Tin Soldiers', /roll again/) });
    await asked(page);
    const asking = await page.getByRole('region', { name: 'Question' }).locator('h2').textContent();
    const scores = await page.locator('.scores').textContent();
    await upgrade(context, [OTHER_VERSION, OTHER_DICE]);
    await reopen(page);
    await page.getByRole('heading', { name: HEADING }).waitFor();
    await page.getByText('It was not over yet.').waitFor();
    await page.getByRole('button', { name: 'Play on under today’s rules' }).click();
    await page.getByText(/It can continue from where it stood after input \d+\. Another match begins there/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('button', { name: 'Not now' }).click();
    await page.getByRole('button', { name: 'Play on under today’s rules' }).click();
    await page.getByRole('button', { name: 'Begin it' }).click();
    await page.getByRole('heading', { level: 1, name: /\(from \d+\)$/ }).waitFor();
    const first = await asked(page);
    expect(first.text).toBe(asking);
    // Sources of the score are fetched after the board.
    await expect
      .poll(async () => (await page.locator('.scores').textContent())!.replace(/ (bot|you)/g, ''))
      .toBe(scores!.replace(/ (bot|you)/g, ''));
    await playOn(page);
    // It is stored like any other: reloaded, saved and opened as a file.
    const result = await resultOf(page);
    await page.reload();
    await page.getByRole('region', { name: 'Result' }).waitFor();
    await expect.poll(() => resultOf(page)).toEqual(result);
    await page.getByRole('tab', { name: 'Record' }).click();
    const record = await savedBy(page, 'Save as a file');
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.getByText(/rolls are proven/).waitFor();
    await page.getByRole('link', { name: 'Little Wars' }).click();
    await page
      .getByLabel('A match saved as a file')
      .setInputFiles({ name: 'on.json', mimeType: 'application/json', buffer: Buffer.from(record) });
    await page.getByRole('heading', { level: 1, name: 'on' }).waitFor();
    await expect.poll(() => resultOf(page)).toEqual(result);
  });

  it('whose state does not fit the rules any more says so, and goes on from where both agree', async () => {
    const { page, context } = await open({ match: await matchAt('Tin Soldiers', /roll again/) });
    await asked(page);
    const answers = (await inputsIn(page)).length;
    await upgrade(context, [OTHER_VERSION, OTHER_FORM]);
    await reopen(page);
    await page.getByRole('heading', { name: HEADING }).waitFor();
    await page.getByText(`from input 1 of ${answers} on`).waitFor();
    await page.getByRole('button', { name: 'Play on under today’s rules' }).click();
    await page.getByText('its last state does not fit today’s rules (position.weather: this is missing)').waitFor();
    await page.getByText('It can continue after input 0,').waitFor();
  });
});

/** Puts a match of an earlier build into the storage, in its format. */
const putStored = (page: Page, name: string): Promise<string> =>
  page.evaluate(
    async ({ match, inputs }) => {
      const db = await new Promise<IDBDatabase>(got => {
        const request = indexedDB.open('little-wars');
        request.onsuccess = () => got(request.result);
      });
      const tx = db.transaction(['matches', 'inputs'], 'readwrite');
      tx.objectStore('matches').put(match);
      for (const input of inputs) tx.objectStore('inputs').put(input);
      await new Promise(done => {
        tx.oncomplete = done;
      });
      db.close();
      return match.id;
    },
    JSON.parse(
      readFileSync(new URL(`../../../packages/rulesets/records/browser/${name}`, import.meta.url), 'utf8'),
    ) as { readonly match: { readonly id: string }; readonly inputs: readonly object[] },
  );

describe('a match of a build that stored no versions', () => {
  it('is opened, gets what is stored with every match now, and survives a change of the rules from then on', async () => {
    const { page, context } = await open();
    await page.getByText('No match yet').waitFor();
    const id = await putStored(page, 'tin-soldiers-over-version-1-rows-1.json');
    await page.goto(`${page.url().split('#')[0]}#/match/${id}`);
    await page.getByText('This match was stored without its score').waitFor();
    const result = await resultOf(page);
    const inputs = await inputsIn(page);
    expect(inputs.length).toBeGreaterThan(50);
    expect(inputs.every(({ hash, told }) => hash && told)).toBe(true);
    await page.getByRole('tab', { name: 'Record' }).click();
    await page.getByRole('button', { name: 'Check the dice' }).click();
    await page.getByText(/rolls are proven/).waitFor();
    await upgrade(context, [OTHER_VERSION, OTHER_DICE]);
    await page.reload();
    await page.getByRole('heading', { name: HEADING }).waitFor();
    await expect.poll(() => resultOf(page)).toEqual(result);
    await expect.poll(() => page.locator('svg.map .model').count()).toBeGreaterThan(0);
  });

  it('that today’s rules cannot follow is not lost', async () => {
    const { page, context } = await open();
    await page.getByText('No match yet').waitFor();
    const id = await putStored(page, 'tin-soldiers-in-play-version-1-rows-1.json');
    await upgrade(context, [OTHER_VERSION, OTHER_DICE]);
    await page.goto(`${page.url().split('#')[0]}#/match/${id}`);
    await page.reload();
    await page.getByText('This match was stored without its rules version; today’s rules refuse').waitFor();
    const file = JSON.parse(await savedBy(page, 'Save as a file')) as { readonly inputs: readonly unknown[] };
    expect(file.inputs.length).toBe((await inputsIn(page)).length);
    await page.getByRole('button', { name: 'Play on under today’s rules' }).click();
    await page.getByText(/It can continue after input [1-9]\d*, up to which today’s rules agree with it\./).waitFor();
    await page.getByRole('button', { name: 'Begin it' }).click();
    await asked(page);
  });
});

describe('what is stored with every input', () => {
  it('is its hash and what came of it in words', async () => {
    const { page } = await open();
    await playUntil(page, 'Tin Soldiers', /Where does/);
    const inputs = await inputsIn(page);
    expect(inputs.length).toBeGreaterThan(3);
    for (const { hash, told } of inputs) {
      expect(hash).toMatch(/^[0-9a-f]{16}$/);
      expect(told).toHaveProperty('asked');
    }
  });
});

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { afterTheBattle, answerAfterwards, beginLeague, beginSpecOps, botsFight, SHORT } from './campaigns.ts';
import { answerByClicking, answerByKeys, asked, hasFocus, playOn, playToTheEnd, savedBy } from './playing.ts';

const open = inBrowser();
const after = 'What happens after the battle';

describe('a campaign', () => {
  /** The same question is open after a reload. */
  const reloads = async (page: Page): Promise<void> => {
    const before = await asked(page);
    await page.reload();
    expect(await asked(page)).toEqual(before);
  };

  it('of two battles is played by clicks and by keys, is at the same question after a reload, and is told', async () => {
    const { page } = await open();
    await beginSpecOps(page);
    expect(await accessibilityFaults(page)).toEqual([]);
    // The first battle and what follows it by clicks with reloads, the second by keys alone.
    await page.reload();
    await page.getByRole('button', { name: 'Play the next battle' }).click();
    await page.waitForURL(/\/match\//);
    for (let i = 0, now = await asked(page); i < 4; i++, now = await asked(page, now)) {
      await reloads(page);
      await answerByClicking(page, now);
    }
    await playOn(page);
    await page.reload();
    await page.getByRole('link', { name: after }).click();
    let betterOdds = 0;
    const answers = await answerAfterwards(page, async () => {
      await reloads(page);
      betterOdds += await page.locator('.options .outlook .better').count();
    });
    expect(answers).toBeGreaterThan(3);
    await page.reload();
    await expect.poll(() => page.locator('.path > li.done').count()).toBe(1);
    await page.getByRole('button', { name: 'Play the next battle' }).focus();
    await page.keyboard.press('Enter');
    await page.waitForURL(/\/match\//);
    await playToTheEnd(page, answerByKeys);
    // The way on has the focus.
    await hasFocus(page.getByRole('link', { name: after }));
    await page.keyboard.press('Enter');
    await afterTheBattle(page);
    await playToTheEnd(page, answerByKeys);
    await hasFocus(page.getByRole('button', { name: 'Back to the campaign' }));
    await page.keyboard.press('Enter');
    await expect.poll(() => page.locator('.path > li.done').count()).toBe(2);
    await page.getByRole('heading', { name: 'It is over' }).waitFor();
    // Honours to come were shown with what they do to the odds.
    expect(betterOdds).toBeGreaterThan(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Ada', exact: true }).click();
    await page.locator('.enlisted').first().waitFor();
    await expect.poll(() => page.getByText('Veteran').count()).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.mark-honour').count()).toBeGreaterThan(0);
    await page.getByText('Card, odds and prospects').first().click();
    await page.locator('.odds-now').first().waitFor();
    await page
      .getByText(/^History/)
      .first()
      .click();
    await page
      .getByText(/gained \d+ XP/)
      .first()
      .waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.goBack();
    await page.getByRole('link', { name: 'Read the chronicle' }).first().click();
    await page.getByRole('heading', { name: /^Battle 2/ }).waitFor();
    await page.getByText(/In the end .* stood first|shared first place/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('may be left and taken up again from the list', async () => {
    const { page } = await open();
    await beginSpecOps(page);
    await page.getByRole('button', { name: 'Play the next battle' }).click();
    await asked(page);
    await page.goto(`${page.url().split('#')[0]}#/campaigns`);
    await page.getByText('a battle is under way').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.locator('.campaign-card a').click();
    await page.getByRole('button', { name: 'Go on with the battle' }).click();
    await asked(page);
    await page.goto(page.url().split('#')[0]!);
    await page.getByText(/battle 1: Ada against Ben/).waitFor();
    page.on('dialog', dialog => void dialog.accept());
    await page.getByRole('link', { name: 'Campaigns', exact: true }).click();
    await page.getByRole('button', { name: /^Delete/ }).click();
    await page.locator('.campaign-card').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Matches', exact: true }).click();
    await page.getByText('No match yet').waitFor();
  });
});

describe('a campaign file', () => {
  const input = 'A campaign or league saved as a file';
  const file = (text: string) => ({ name: 'campaign.json', mimeType: 'application/json', buffer: Buffer.from(text) });

  it('is taken up by somebody else, played on and sent back; a fork is said to be one', async () => {
    const [here, there] = [(await open()).page, (await open({}, '#/campaigns')).page];
    await beginLeague(here, 3);
    await botsFight(here);
    const first = await savedBy(here, 'Save as a file');
    await there.getByLabel(input).setInputFiles(file(first));
    await there.getByRole('region', { name: 'What comes next' }).waitFor();
    await botsFight(there);
    const second = await savedBy(there, 'Save as a file');
    await here.getByLabel(input).setInputFiles(file(second));
    await here.getByText('one more battle').waitFor();
    await expect.poll(() => here.locator('.path > li.done').count()).toBe(2);
    await there.getByLabel(input).setInputFiles(file(first));
    await there.getByText('is further on than the file').waitFor();
    await botsFight(here);
    // Chance is the same on both pages unless one of them is ahead: the same battle twice would be no fork.
    await there.evaluate(() => crypto.getRandomValues(new Uint8Array(5)));
    await botsFight(there);
    const third = await savedBy(there, 'Save as a file');
    await here.getByLabel(input).setInputFiles(file(third));
    await here.getByText('differ after battle 2').waitFor();
    const before = here.url();
    await here.getByRole('button', { name: 'Keep both' }).click();
    await here.waitForURL(url => String(url) !== before);
    await here.getByRole('link', { name: 'Campaigns', exact: true }).click();
    await expect.poll(() => here.locator('.campaign-card').count()).toBe(2);
  });

  it('is refused with the reason where it was edited, and nothing changes', async () => {
    const { page } = await open();
    await beginLeague(page, 2);
    await botsFight(page);
    const text = await savedBy(page, 'Save as a file');
    const edited = JSON.parse(text) as { entries: { result: { scores: number[] } }[] };
    edited.entries[0]!.result.scores = [99, 0];
    await page.getByLabel(input).setInputFiles(file(JSON.stringify(edited)));
    await page.getByText('This file was refused').waitFor();
    await page.getByText(/entries\[0\].*this is not how the match in the record ended/).waitFor();
    await page.getByLabel(input).setInputFiles(file('{'));
    await expect
      .poll(() => page.locator('.refusals li').allTextContents())
      .toEqual([expect.not.stringContaining('entries')]);
    expect(await accessibilityFaults(page)).toEqual([]);
    await expect.poll(() => page.locator('.path > li.done').count()).toBe(1);
  });

  it('carries the battle under way, so that the other side may answer', async () => {
    const [here, there] = [(await open()).page, (await open({}, '#/campaigns')).page];
    await beginSpecOps(here, { players: ['random', 'random'], battles: 2, options: SHORT });
    await here.getByRole('button', { name: 'Let the bots fight it' }).click();
    // In the page, at the first answer: on a busy machine a click would come when the battle is over.
    await here.waitForFunction(
      () => {
        const pause = [...document.querySelectorAll('button')].find(({ textContent }) => textContent === 'Pause');
        const isBegun = /[1-9]\d* answers so far/.test(document.querySelector('.progress')?.textContent ?? '');
        if (isBegun) pause?.click();
        return isBegun && pause !== undefined;
      },
      undefined,
      { polling: 10 },
    );
    await here.getByRole('button', { name: 'Go on' }).waitFor();
    const text = await savedBy(here, 'Save as a file');
    const { pending } = JSON.parse(text) as { pending: { battle: { inputs: unknown[] } } };
    expect(pending.battle.inputs.length).toBeGreaterThan(0);
    await there.getByLabel(input).setInputFiles(file(text));
    await there.waitForFunction(() => document.querySelectorAll('.path .foe .score').length > 0);
    const further = await savedBy(there, 'Save as a file');
    await here.getByLabel(input).setInputFiles(file(further));
    await here.getByText('one more battle').waitFor();
  });
});

describe('what is stored of a campaign', () => {
  it('is shown as damaged where it cannot be read, and can be deleted', async () => {
    const { page } = await open();
    await beginLeague(page, 1);
    await page.evaluate(async () => {
      const done = <T>(request: IDBRequest<T>): Promise<T> =>
        new Promise((got, failed) => {
          request.onsuccess = () => got(request.result);
          request.onerror = () => failed(request.error);
        });
      const db = await done(indexedDB.open('little-wars'));
      const rows = db.transaction('campaigns', 'readwrite').objectStore('campaigns');
      const [row] = (await done(rows.getAll())) as { founding: unknown }[];
      await done(rows.put({ ...row, founding: null }));
      db.close();
    });
    await page.reload();
    await page.getByRole('heading', { name: 'This campaign cannot be opened' }).waitFor();
    await page.getByRole('link', { name: 'Go to the list of campaigns' }).click();
    await page.getByText('A campaign that cannot be read').waitFor();
    page.on('dialog', dialog => void dialog.accept());
    await page.getByRole('button', { name: /^Delete the campaign that cannot be read/ }).click();
    await page.getByText('A campaign that cannot be read').waitFor({ state: 'detached' });
  });
});

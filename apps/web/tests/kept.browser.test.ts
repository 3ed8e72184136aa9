import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { answerByClicking, asked, beginShort, savedBy } from './playing.ts';
import { atFirstMove, matchAt } from './prepared.ts';

const open = inBrowser();

/** The whole panel as it asks. */
const panelOf = (page: Page): Promise<string | null> => page.getByRole('region', { name: 'Question' }).textContent();

/** The same once everything is fetched that it shows. */
async function wholePanelOf(page: Page): Promise<string | null> {
  await page.waitForLoadState('networkidle');
  return panelOf(page);
}

/** A file as a person would choose it. */
const file = (name: string, text: string) => ({ name, mimeType: 'application/json', buffer: Buffer.from(text) });

describe('nothing is lost', () => {
  it('returns to exactly the same question when reloaded in the middle of an attack', async () => {
    const { page } = await open({ match: await matchAt('Tin Soldiers', /Do you react|roll again/) });
    await asked(page);
    const before = await wholePanelOf(page);
    await page.reload();
    await asked(page);
    await expect.poll(() => panelOf(page)).toBe(before);
  });

  it('keeps several matches side by side, each where it was left', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    const first = await wholePanelOf(page);
    await page.goto(page.url().split('#')[0]!);
    await beginShort(page, 'Kill Team 2021');
    await asked(page);
    await page.getByRole('link', { name: 'Little Wars' }).click();
    await expect.poll(() => page.getByText('in play').count()).toBe(2);
    await page.locator('.rows li', { hasText: 'in play' }).getByRole('link', { name: 'Tin Soldiers' }).click();
    await asked(page);
    await expect.poll(() => panelOf(page)).toBe(first);
  });

  it('is played in one tab at a time: another says so, and can take it over', async () => {
    const { page, context } = await open({ match: await atFirstMove() });
    await asked(page);
    const before = await wholePanelOf(page);
    const other = await context.newPage();
    await other.goto(page.url());
    await other.getByRole('heading', { name: 'This match is open elsewhere' }).waitFor();
    await other.getByRole('button', { name: 'Play it here instead' }).click();
    const now = await asked(other);
    await expect.poll(() => panelOf(other)).toBe(before);
    await page.getByRole('heading', { name: 'This match is open elsewhere' }).waitFor();
    await answerByClicking(other, now);
    await asked(other, now);
    await page.getByRole('button', { name: 'Play it here instead' }).click();
    expect((await asked(page)).moment).toBeGreaterThan(now.moment);
    await other.getByRole('heading', { name: 'This match is open elsewhere' }).waitFor();
  });

  it('plays offline after the first visit, and installs as an app', async () => {
    const { page, context } = await open({ serviceWorkers: 'allow' });
    const manifest = await page.locator('link[rel=manifest]').evaluate((link: HTMLLinkElement) => link.href);
    const { icons, display } = JSON.parse(await page.evaluate(async at => (await fetch(at)).text(), manifest)) as {
      readonly icons: readonly { sizes: string; purpose: string; src: string }[];
      readonly display: string;
    };
    expect(display).toBe('standalone');
    expect(icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`).toSorted()).toEqual(
      ['192x192 any', '512x512 any', '512x512 maskable', 'any any'].toSorted(),
    );
    for (const { src } of icons)
      expect(await page.evaluate(async at => (await fetch(at)).status, new URL(src, manifest).href)).toBe(200);
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    await context.setOffline(true);
    await page.reload();
    await beginShort(page, 'Kill Team 2021');
    const now = await asked(page);
    await answerByClicking(page, now);
    await asked(page, now);
    await page.getByRole('link', { name: /^KT-/ }).first().click();
    // A rule opens beside the table, not instead of it.
    const rule = page.getByRole('complementary', { name: 'The rule' });
    await rule.getByRole('heading', { name: /^KT-/ }).waitFor();
    await expect.poll(() => rule.locator('p').textContent()).not.toMatch(/^Looking/);
    expect(await page.getByRole('region', { name: 'Question' }).isVisible()).toBe(true);
    await rule.getByRole('button', { name: 'Close the rule' }).click();
    await page.goto(`${page.url().split('#')[0]}#/rules`);
    await page.getByRole('heading', { name: 'Rulebook' }).waitFor();
  });
});

describe('what is brought along', () => {
  it('a broken roster is refused in words, and those kept stay', async () => {
    const { page } = await open({}, '#/rosters');
    await page.locator('.cards button').first().click();
    await page.getByRole('heading', { name: /Ready to play|Not yet legal/ }).waitFor();
    await page.getByRole('link', { name: 'Teams' }).click();
    await page.locator('.rows li').waitFor();
    const alert = page.getByRole('alert');
    await page.getByLabel('A team file, or a list as text').setInputFiles(file('broken.json', '{"format": "little'));
    await expect.poll(() => alert.textContent()).not.toBe('');
    const first = await alert.textContent();
    await page.getByLabel('A team file, or a list as text').setInputFiles(file('other.json', '{"format": "other"}'));
    await expect.poll(() => alert.textContent()).not.toBe(first);
    await page
      .getByLabel('A team file, or a list as text')
      .setInputFiles(file('list.txt', 'Nobody (Nowhere, none)\n- No one'));
    await expect.poll(() => alert.textContent()).toMatch(/line 1/i);
    expect(await page.locator('.rows li').count()).toBe(1);
  });

  it('a record that was tampered with is refused in words; one that was not plays on', async () => {
    // After a possible re-roll: there is a roll to tamper with.
    const { page } = await open({ match: await matchAt('Tin Soldiers', /roll again/) });
    await asked(page);
    await page.getByRole('tab', { name: 'Record' }).click();
    const record = await savedBy(page, 'Save as a file');
    await page.getByText('The file is saved. It contains everything, including what is still hidden.').waitFor();
    const before = await page.getByRole('region', { name: 'Question' }).locator('h2').textContent();
    await page.getByRole('link', { name: 'Little Wars' }).click();
    // Finished matches are fetched later than those in play, together with this heading.
    await page.getByRole('heading', { name: 'Open a record' }).waitFor();
    await page.locator('.open-matches li').first().waitFor();
    const matches = await page.locator('.rows li').count();
    const data = JSON.parse(record) as { inputs: { by: unknown; answer: unknown }[] };
    const roll = data.inputs.find(({ by }) => by === 'dice')!;
    roll.answer = (roll.answer as readonly number[]).map(face => (face % 6) + 1);
    const refusals = (): Promise<string> =>
      page.locator('.refusals li').evaluateAll(lines => lines.map(({ textContent }) => textContent).join());
    for (const bad of [JSON.stringify(data), record.slice(0, 400), '[]', '{"ruleset":{"id":"chess"}}']) {
      const last = await refusals();
      await page.getByLabel('A match saved as a file').setInputFiles(file('bad.json', bad));
      await expect.poll(async () => ['', last].includes(await refusals())).toBe(false);
      expect(await page.locator('.rows li').count()).toBe(matches);
    }
    await page.getByLabel('A match saved as a file').setInputFiles(file('good.json', record));
    await page.getByRole('heading', { level: 1, name: 'good' }).waitFor();
    // Two people continue it: the table is covered until the asked one takes it.
    const [cover, question] = [
      page.getByRole('button', { name: /show the table/ }),
      page.getByRole('region', { name: 'Question' }).locator('h2'),
    ];
    await cover.or(question).first().waitFor();
    if (await cover.count()) await cover.click();
    await expect.poll(() => question.textContent()).toBe(before);
  });
});

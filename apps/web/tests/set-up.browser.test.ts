import { catalogue } from '@little-wars/rulesets/catalogue';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { answerByClicking, asked, savedBy } from './playing.ts';

const open = inBrowser();

const SCREENS = [
  [1366, 768],
  [360, 640],
  [2560, 1440],
] as const;

/** Layout problems of the ribbon: parts that overlap or leave the screen, and more than one line of them. */
const ribbonFaults = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const parts = [...document.querySelectorAll('.status > .home, .scores .figures, .status .bot button')];
    const boxes = parts
      .map(part => ({ text: part.textContent.trim(), box: part.getBoundingClientRect() }))
      .toSorted((a, b) => a.box.left - b.box.left);
    const { height } = document.querySelector('.status')!.getBoundingClientRect();
    return [
      ...boxes.flatMap(({ text, box }, i) => {
        const before = boxes[i - 1];
        const isOver = before !== undefined && before.box.right > box.left + 1;
        return isOver ? [`"${before.text}" lies over "${text}"`] : [];
      }),
      ...boxes
        .filter(({ box }) => box.left < 0 || box.right > innerWidth + 1)
        .map(({ text }) => `"${text}" is cut off`),
      ...(height > 76 ? [`it is ${height} pixels high`] : []),
    ];
  });

describe('the first visit', () => {
  it.each(catalogue.map(({ title }) => title))('comes to the first decision of %s in one click', async title => {
    const { page } = await open();
    await page.locator('.cards button', { has: page.getByText(title, { exact: true }) }).click();
    expect((await asked(page)).kind).not.toBe('over');
    for (const [width, height] of SCREENS) {
      await page.setViewportSize({ width, height });
      await expect.poll(() => ribbonFaults(page), { message: `${width} pixels wide` }).toEqual([]);
    }
  });
});

describe('a new match', () => {
  it('is played by the house rules, seats, teams and bots that were chosen', async () => {
    const { page } = await open({}, '#/new');
    await page.getByLabel(/^Way to play/).selectOption({ index: 0 });
    await page.getByLabel(/^Killzone/).selectOption({ index: 1 });
    await page.getByLabel('Played by').nth(0).selectOption('random');
    await page.getByLabel('Played by').nth(1).selectOption('person');
    await page.getByLabel('Team').nth(1).selectOption({ label: 'Orks: Boyz' });
    await page.getByText('House rules and dice').click();
    await page.getByLabel(/^Turning points/).fill('2');
    await page.getByLabel(/^Other models block sight/).check();
    await page.getByRole('button', { name: 'Begin' }).click();
    await asked(page);
    await page.getByRole('heading', { level: 1, name: / against Boyz$/ }).waitFor();
    await expect.poll(() => page.locator('.scores .seat-1').textContent()).toMatch(/^You/);
    await page.getByRole('tab', { name: 'Record' }).click();
    const { setup } = JSON.parse(await savedBy(page, 'Save as a file')) as { setup: { options: object } };
    expect(setup.options).toMatchObject({ turningPoints: 2 });
    expect(Object.values(setup.options)).toContain(true);
    await page.getByRole('link', { name: 'Little Wars' }).click();
    await page.getByText('the random bot against a person').waitFor();
  });

  it('shows its table and its teams before it begins', async () => {
    const { page } = await open({}, '#/new');
    const table = page.getByRole('img', { name: 'The table as it will stand' });
    await expect.poll(() => table.innerHTML()).toContain('zone');
    const drawn = await table.innerHTML();
    await page.getByLabel(/^Killzone/).selectOption({ index: 2 });
    await expect.poll(() => table.innerHTML()).not.toBe(drawn);
    await page.getByLabel('Team').nth(1).selectOption({ label: 'Orks: Boyz' });
    await page.locator('.team-line', { hasText: /Boy/ }).waitFor();
  });

  it('with a house rule that cannot be is refused in words, and nothing is begun', async () => {
    const { page } = await open({}, '#/new');
    await page.getByLabel('Rules', { exact: true }).selectOption({ label: 'Kill Team Vanguard' });
    await page.getByLabel(/^Points for a team/).waitFor({ state: 'attached' });
    await page.getByText('House rules and dice').click();
    await page.getByLabel(/^Points for a team/).fill('20');
    await page.getByRole('button', { name: 'Begin' }).click();
    await page.locator('[role=alert] li').first().waitFor();
    await page.getByRole('link', { name: 'Matches' }).click();
    await page.getByText('No match yet').waitFor();
  });
});

describe('real dice', () => {
  it('are asked for and typed in; what no die can show is refused in words', async () => {
    const { page } = await open({}, '#/new');
    await page.getByLabel('Rules', { exact: true }).selectOption({ label: 'Tin Soldiers' });
    await page.getByText('House rules and dice').click();
    await page.getByLabel('We roll real dice and type them in').check();
    await page.getByRole('button', { name: 'Begin' }).click();
    const typed = page.getByLabel(/^Roll \d+ di/);
    for (let now = await asked(page); now.kind !== 'over'; now = await asked(page, now)) {
      if (await typed.count()) break;
      await answerByClicking(page, now);
    }
    const count = Number(/\d+/.exec((await page.locator('label:has(input[inputmode=numeric])').textContent())!));
    await typed.fill('9'.repeat(count));
    await page.keyboard.press('Enter');
    await page
      .getByText(/is not a face of a die with 6 sides/)
      .first()
      .waitFor();
    const { moment } = await asked(page);
    await typed.fill('3'.repeat(count));
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await asked(page)).moment).not.toBe(moment);
  });
});

describe('two people at one screen', () => {
  it('hand the table over before the other is asked, and never see the secrets of the other', async () => {
    const { page } = await open({}, '#/new');
    await page.getByLabel('Played by').nth(1).selectOption('person');
    await page.getByRole('button', { name: 'Begin' }).click();
    const show = page.getByRole('button', { name: /show the table/ });
    for (let handed = 0, now = null as Awaited<ReturnType<typeof asked>> | null; handed < 2; ) {
      await page.locator('section[aria-label="Question"], .hand-over').first().waitFor();
      if ((await show.count()) > 0) {
        if (handed === 0) expect(await accessibilityFaults(page)).toEqual([]);
        expect(await page.locator('.question, svg.map, .log').count()).toBe(0);
        await show.click();
        handed++;
        now = null;
      }
      now = await asked(page, now);
      await answerByClicking(page, now);
      await page.waitForFunction(at => {
        const panel = document.querySelector<HTMLElement>('section[aria-label="Question"]');
        return !panel || Number(panel.dataset['moment']) > at;
      }, now.moment);
    }
  });
});

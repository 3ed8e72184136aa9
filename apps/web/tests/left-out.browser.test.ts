import type { Locator, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { openRecord, recordAt } from './recorded.ts';

const open = inBrowser();

const question = (page: Page) => page.getByRole('region', { name: 'Question' });
const strip = (page: Page) => page.getByRole('region', { name: 'Attack', exact: true });

const RE_ROLL = 'Not counted: Command Re-roll, which may be used';

/** Unfolds the list beside some odds, and expects the rule in sight, with nothing beyond the edge of the screen. */
async function expectListed(page: Page, list: Locator, unfold: (summary: Locator) => Promise<void>): Promise<void> {
  const line = list.getByText(RE_ROLL).first();
  expect(await line.isVisible()).toBe(false);
  await unfold(list.locator('summary').first());
  await line.waitFor();
  const { width } = page.viewportSize()!;
  const { x, width: wide } = (await line.boundingBox())!;
  expect([x >= 0, x + wide <= width]).toEqual([true, true]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  await unfold(list.locator('summary').first());
}

const byKeys = async (summary: Locator): Promise<void> => {
  await summary.focus();
  await summary.press('Enter');
};
const byTouch = (summary: Locator): Promise<void> => summary.tap();

/** Clicks a model on the board. */
async function touch(page: Page, label: string): Promise<void> {
  const face = page.locator('svg.map .model', { has: page.locator(`text="${label}"`) }).locator('.face');
  const { x, y, width, height } = (await face.boundingBox())!;
  await page.mouse.click(x + width / 2, y + height / 2);
}

const SCREENS = [
  { name: 'a wide screen, by keys', viewport: { width: 1280, height: 800 }, unfold: byKeys },
  { name: 'a phone, by touch', viewport: { width: 360, height: 780 }, hasTouch: true, unfold: byTouch },
];

describe.each(SCREENS)('what odds leave out is shown with them on $name', ({ name: _, unfold, ...screen }) => {
  it('in the attack strip', async () => {
    const { page } = await open(screen);
    await openRecord(page, recordAt('kill-team-0-soldier-version-3', 73), strip(page));
    await expectListed(page, strip(page).locator('.left-out'), unfold);
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('with the options of a question, the attack that is prepared, and on the card', async () => {
    const { page } = await open(screen);
    await openRecord(page, recordAt('kill-team-0-soldier-version-3', 147), question(page));
    const shoot = question(page).locator('li', { has: page.getByRole('button', { name: /Shoot/ }) });
    await shoot.getByText('on average*').waitFor();
    await expectListed(page, shoot.locator('.why'), unfold);
    // A5, which is active, looks at B8.
    await touch(page, 'B8');
    const attack = question(page).getByRole('button', { name: /^(Move and a|A)ttack/ });
    await attack.getByText('on average*').waitFor();
    await expectListed(page, question(page).locator('.in-one .why'), unfold);
    const card = page.getByRole('region', { name: 'Card' });
    if (!(await card.isVisible())) await page.getByRole('button', { name: 'Card' }).click();
    await expectListed(page, card.locator('.left-out').first(), unfold);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { openRecord, recordAt } from './recorded.ts';

const open = inBrowser();

/** Opens a game at a question about dice on the tray. */
const atDice = (page: Page, record: string): Promise<void> => openRecord(page, record, strip(page));

const strip = (page: Page) => page.getByRole('region', { name: 'Attack', exact: true });
const question = (page: Page) => page.getByRole('region', { name: 'Question' });
const moment = async (page: Page): Promise<number> => Number(await question(page).getAttribute('data-moment'));

/** Whether the page has fetched the code for sounds. */
const isHeard = (page: Page): Promise<boolean> =>
  page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => /\/sounds-/.test(name)));

describe('the attack strip', () => {
  it('shows a shot with its chances; a tap on a die rolls it again, as a chip at the model does', async () => {
    const { page } = await open();
    await atDice(page, recordAt('kill-team-0-soldier-version-3', 73));
    await strip(page)
      .getByText(/% to take out/)
      .waitFor();
    const before = await moment(page);
    await expect
      .poll(() => page.locator('.reactions button').allTextContents())
      .toEqual(['Command Re-roll', 'Do nothing']);
    expect(await accessibilityFaults(page)).toEqual([]);
    expect(await isHeard(page)).toBe(false);
    await strip(page)
      .getByRole('button', { name: /^Roll again \d, miss$/ })
      .first()
      .click();
    await strip(page).locator('.die.again').first().waitFor();
    await expect.poll(() => moment(page)).toBeGreaterThan(before);
    await expect.poll(() => isHeard(page)).toBe(true);
  });

  it('shows a fight: the best strike is marked, a tap strikes, and the result stays while the game goes on', async () => {
    const { page } = await open();
    // With sound off none of its code is fetched.
    await page.evaluate(() => localStorage.setItem('little-wars-settings', '{"sound":"off"}'));
    await atDice(page, recordAt('kill-team-9-soldier-version-1', 329));
    const strike = strip(page).getByRole('button', { name: /^Strike with 6, critical hit, best by the odds$/ });
    await strike.first().waitFor();
    await strip(page)
      .getByRole('button', { name: /^Parry 6, critical hit/ })
      .waitFor();
    await strike.first().click();
    // Its last wounds: nothing is left to strike with.
    await strip(page)
      .locator('.came-of-it', { hasText: /is taken out/ })
      .waitFor();
    await expect
      .poll(() => strip(page).getByRole('status').textContent())
      .toMatch(/Hits 3\+: 6, critical hit, struck; .* taken out/);
    expect(await accessibilityFaults(page)).toEqual([]);
    // A press on the board folds the result; it can be unfolded again.
    await page.locator('svg.map').click({ position: { x: 8, y: 8 } });
    const last = page.getByRole('region', { name: 'Last attack' });
    await last.getByRole('button', { name: /fights .* is taken out$/ }).click();
    await strip(page).waitFor();
    await strip(page).getByRole('button', { name: 'See it again' }).click();
    await page.getByRole('button', { name: 'Skip' }).click();
    await question(page).waitFor();
    await strip(page).getByRole('button', { name: 'Put the attack away' }).click();
    await expect.poll(() => page.locator('.duel').count()).toBe(0);
    expect(await isHeard(page)).toBe(false);
  });
});

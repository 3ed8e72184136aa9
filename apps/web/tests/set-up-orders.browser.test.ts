import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { openTab } from './playing.ts';

const open = inBrowser();

const question = (page: Page) => page.getByRole('region', { name: 'Question' });

const drawn = async (page: Page): Promise<void> => {
  await question(page).getByRole('button', { name: 'Set up for me' }).click();
  await page.locator('.ghosts .choice').first().waitFor();
};

/** The orders on the ghosts, by model. */
const planned = (page: Page): Promise<readonly (readonly [string, string])[]> =>
  page
    .locator('.ghosts .choice')
    .evaluateAll(chips =>
      chips.map(chip => [chip.getAttribute('data-model')!, chip.classList.contains('engage') ? 'Engage' : 'Conceal']),
    );

const middleOf = async (page: Page, selector: string) => {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

describe('a team of one’s own', () => {
  it('is played with from the list, its orders are changed on the ghosts, and the log tells zones and exact places', async () => {
    const { page } = await open({ viewport: { width: 1366, height: 768 } }, '#/rosters');
    await page.getByLabel('Rules').selectOption({ label: 'Kill Team 2021' });
    await page.locator('.cards button').first().click();
    await page.getByLabel('Name', { exact: true }).fill('The Fifth');
    await page.getByRole('link', { name: 'Teams' }).click();
    await page.locator('.rows').getByRole('link', { name: 'Play with The Fifth' }).click();
    await page
      .getByLabel('Team', { exact: true })
      .first()
      .locator('option:checked', { hasText: /: The Fifth$/ })
      .waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Begin' }).click();
    await drawn(page);
    const before = new Map(await planned(page));
    const [first = '', second = '', third = ''] = before.keys();
    expect(before.size).toBe(await page.locator('svg.map .model.planned').count());
    const orderOf = async (model: string) => new Map(await planned(page)).get(model);
    // By its chip, on the ghost itself, by a key, and by the button in the bar.
    await page.locator(`.ghosts .choice[data-model="${first}"]`).click();
    await expect.poll(() => orderOf(first)).not.toBe(before.get(first));
    const on = await middleOf(page, `svg.map .model[data-model="${second}"] .face`);
    await page.mouse.click(on.x, on.y);
    await expect.poll(() => orderOf(second)).not.toBe(before.get(second));
    const toggle = question(page).locator('.set-up button.choice');
    await toggle.click();
    await expect.poll(() => orderOf(second)).toBe(before.get(second));
    await page.locator('svg.map').focus();
    await page.keyboard.press('x');
    await expect.poll(() => orderOf(second)).not.toBe(before.get(second));
    expect(await orderOf(third)).toBe(before.get(third));
    expect(await accessibilityFaults(page)).toEqual([]);
    const wanted = await planned(page);
    await question(page).getByRole('button', { name: 'Confirm' }).click();
    await page.locator('.model.planned').first().waitFor({ state: 'detached' });
    for (const [model, order] of wanted)
      await page.locator(`svg.map .model[data-model="${model}"][aria-label*="${order}" i]`).waitFor();
    await openTab(page, 'Log');
    const log = page.getByRole('region', { name: 'Log', exact: true });
    await log
      .getByText(/in the drop zone of (your side|the bot)/)
      .first()
      .waitFor();
    const places = log.getByText(/^\d+(\.\d)?" from the west edge, \d+(\.\d)?" from the south edge/);
    expect(await places.count()).toBe(0);
    await log.getByLabel('Exact places').check();
    await places.first().waitFor();
    await log.getByLabel('Exact places').uncheck();
    await places.first().waitFor({ state: 'detached' });
  });

  it('has its orders changed with a finger, and by keys in the list, on a phone', async () => {
    const { page } = await open({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
    await page.locator('.cards button', { has: page.getByText('Kill Team 2021', { exact: true }) }).tap();
    await drawn(page);
    const [model, order] = (await planned(page))[0]!;
    const orderOf = async () => new Map(await planned(page)).get(model);
    const on = await middleOf(page, `svg.map .model[data-model="${model}"] .face`);
    await page.touchscreen.tap(on.x, on.y);
    await expect.poll(orderOf).not.toBe(order);
    const toggle = question(page).locator('.set-up button.choice');
    const { x, y, width, height } = (await toggle.boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(x + width).toBeLessThanOrEqual(360);
    expect(y + height).toBeLessThanOrEqual(640);
    await toggle.tap();
    await expect.poll(orderOf).toBe(order);
    await question(page).locator('.team button[aria-pressed=true]').focus();
    await page.keyboard.press('x');
    await expect.poll(orderOf).not.toBe(order);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { question } from './playing.ts';
import { drawSetUp, isSetUp } from './setting-up.ts';

const open = inBrowser();

const team = (page: Page) => page.getByRole('list', { name: 'Who stands where' }).getByRole('button');

/** Begins a game of a ruleset and has its set-up drawn. */
async function drawn(page: Page, title: string): Promise<void> {
  await page.locator('.cards button', { has: page.getByText(title, { exact: true }) }).click();
  await drawSetUp(page);
}

const boxOf = async (page: Page, selector: string, n = 0) => {
  const { x, y, width, height } = (await page.locator(selector).nth(n).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

const idOf = (page: Page) => page.locator('svg.map .model.planned').first().getAttribute('data-model');

// Whole games by clicks draw and confirm the set-up of every ruleset.
describe('set up for me', () => {
  it('lets everybody be dragged, says at the ghost what is refused, and confirms only what is legal', async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 1366, height: 768 });
    await drawn(page, 'Kill Team 2021');
    const confirm = question(page).getByRole('button', { name: 'Confirm' });
    const from = await boxOf(page, 'svg.map .model.planned .face');
    const table = (await page.locator('svg.map').boundingBox())!;
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(table.x + table.width / 2, table.y + table.height / 2, { steps: 4 });
    await page.locator('.ghosts .refused').waitFor();
    await page.mouse.up();
    await question(page).locator('.refusals li').first().waitFor();
    await expect.poll(() => page.locator('.ghosts text').first().textContent()).not.toBe('');
    await expect.poll(() => confirm.isDisabled()).toBe(true);
    expect(await accessibilityFaults(page)).toEqual([]);
    const there = await boxOf(page, 'svg.map .ghosts .refused .around');
    await page.mouse.move(there.x, there.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 6, from.y, { steps: 4 });
    await page.mouse.up();
    await page.waitForFunction(() => !document.querySelector('.ghosts .refused'));
    await expect
      .poll(async () => Math.abs((await boxOf(page, 'svg.map .model.planned .face')).x - from.x - 6))
      .toBeLessThan(4);
    const moved = await boxOf(page, 'svg.map .model.planned .face');
    const [model, models] = [await idOf(page), await page.locator('svg.map .model.planned').count()];
    await confirm.click();
    await isSetUp(page, models);
    const off = async (): Promise<number> => {
      const stands = await boxOf(page, `svg.map [data-model="${model}"] .face`);
      return Math.hypot(stands.x - moved.x, stands.y - moved.y);
    };
    await expect.poll(off).toBeLessThan(3);
  });

  it('is done by keys alone: focus one of the team, arrow keys move it, Enter confirms', async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 1366, height: 768 });
    await drawn(page, 'Kill Team Vanguard');
    const first = team(page).first();
    await first.focus();
    const before = await first.getAttribute('aria-label');
    await page.keyboard.press('Shift+ArrowRight');
    await expect.poll(() => first.getAttribute('aria-label')).not.toBe(before);
    // Far from its zone it is refused, in words.
    for (let i = 0; i < 12; i++) await page.keyboard.press(i % 2 ? 'ArrowUp' : 'ArrowDown');
    for (let i = 0; i < 14; i++) await page.keyboard.press('ArrowUp');
    for (let i = 0; i < 28; i++) await page.keyboard.press('ArrowDown');
    await page.locator('.ghosts .refused').waitFor();
    for (let i = 0; i < 14; i++) await page.keyboard.press('ArrowUp');
    await page.keyboard.press('Escape');
    await question(page).getByRole('button', { name: 'Set up for me' }).press('Enter');
    await question(page).getByRole('button', { name: 'Confirm' }).waitFor();
    await page.waitForFunction(() => document.activeElement?.textContent === 'Confirm');
    const models = await page.locator('svg.map .model.planned').count();
    await page.keyboard.press('Enter');
    await isSetUp(page, models);
  });

  it('is adjusted with a finger on a phone', async () => {
    const { page, context } = await open({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 640 } });
    await drawn(page, 'Recon Squad');
    const from = await boxOf(page, 'svg.map .model.planned .face');
    const cdp = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x: number, y: number) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] });
    const before = await page.locator('svg.map .model.planned').first().getAttribute('style');
    await touch('touchStart', from.x, from.y);
    for (let i = 1; i <= 6; i++) await touch('touchMove', from.x, from.y + 52 + 2 * i);
    await touch('touchEnd', 0, 0);
    await expect.poll(() => page.locator('svg.map .model.planned').first().getAttribute('style')).not.toBe(before);
    expect(await accessibilityFaults(page)).toEqual([]);
    const { x, y, width, height } = (await question(page).getByRole('button', { name: 'Confirm' }).boundingBox())!;
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    expect(x + width).toBeLessThanOrEqual(360);
    expect(y + height).toBeLessThanOrEqual(640);
  });
});

// The set-up that the table draws and a person confirms, for tests.
import type { Page } from '@playwright/test';
import { expect } from 'vitest';
import { question } from './playing.ts';

export const setUpForMe = (page: Page) => question(page).getByRole('button', { name: 'Set up for me' });

/** Has the set-up drawn. */
export async function drawSetUp(page: Page): Promise<void> {
  await setUpForMe(page).click();
  await question(page).getByRole('heading', { name: 'Set up like this?' }).waitFor();
}

/** Waits until as many models of the person stand on the board as were planned. */
export const isSetUp = (page: Page, models: number): Promise<unknown> =>
  page.waitForFunction(
    many =>
      !document.querySelector('.model.planned') &&
      [0, 1].some(seat => document.querySelectorAll(`svg.map .model.seat-${seat}`).length >= many),
    models,
  );

/** Everybody who is left is drawn with their zones, nobody is refused, and one click confirms it. */
export async function setUpTheRest(page: Page): Promise<void> {
  await drawSetUp(page);
  await expect.poll(() => page.locator('svg.map .zone.matters').count()).toBeGreaterThan(0);
  await expect.poll(() => page.locator('svg.map .model.planned').count()).toBeGreaterThan(1);
  const models = await page.locator('svg.map .model.planned').count();
  expect(await page.locator('svg.map .ghosts .refused').count()).toBe(0);
  await question(page).getByRole('button', { name: 'Confirm' }).click();
  await isSetUp(page, models);
  await setUpForMe(page).waitFor({ state: 'detached' });
}

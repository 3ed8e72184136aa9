import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';

const open = inBrowser();

describe('the first page', () => {
  it('begins a quick game in one click, and keeps it in the list', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: /^Kill Team 2021/ }).click();
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await page.goBack();
    await page.getByRole('link', { name: /Kill Team 2021/ }).waitFor();
  });

  it('shows two bots at play', async () => {
    const { page } = await open();
    await page.getByRole('img', { name: 'Two bots playing Kill Team 2021' }).waitFor();
    await expect.poll(() => page.locator('.showcase .model').count()).toBeGreaterThan(4);
  });

  it('shows the table of a match in play, and goes on with it', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Play now' }).click();
    await page.getByRole('region', { name: 'Question' }).waitFor();
    await page.goBack();
    await page.locator('.open-match svg').waitFor();
    await page.locator('.open-match a').click();
    await page.getByRole('region', { name: 'Question' }).waitFor();
  });

  it('has no fault that axe-core finds', async () => {
    const { page } = await open();
    await page.getByRole('heading', { name: 'Little Wars' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('says what to do at an address that leads nowhere', async () => {
    const { page } = await open({}, '#/nowhere');
    await page.getByRole('link', { name: /start/ }).click();
    await page.getByRole('heading', { name: 'Little Wars' }).waitFor();
  });
});

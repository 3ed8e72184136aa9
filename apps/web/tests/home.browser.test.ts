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

  it('has no fault that axe-core finds', async () => {
    const { page } = await open();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('says what to do at an address that leads nowhere', async () => {
    const { page } = await open({}, '#/nowhere');
    await page.getByRole('link', { name: /start/ }).click();
    await page.getByRole('heading', { name: 'Little Wars' }).waitFor();
  });
});

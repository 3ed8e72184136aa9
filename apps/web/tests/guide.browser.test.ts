import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { answerByClicking, answerQuickly, asked } from './playing.ts';

const open = inBrowser();

describe('the guided first game', () => {
  it('teaches by doing, to its end, and says what comes next', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: /Kill Team 2021.*guided game/ }).click();
    const lessons = new Set<string>();
    await asked(page);
    // Both sides are deployed: the first question is about the battle.
    expect(await page.locator('svg.map .model').count()).toBeGreaterThan(6);
    for (let now = await asked(page); now.kind !== 'over'; now = await answerQuickly(page, now)) {
      const told = await page.locator('.lessons p').allTextContents();
      if (lessons.size === 0 && told.length > 0) expect(await accessibilityFaults(page)).toEqual([]);
      for (const lesson of told) lessons.add(lesson);
    }
    expect(lessons.size).toBeGreaterThan(6);
    // After the welcome every lesson names its clause.
    const [, ...others] = lessons;
    for (const lesson of others) expect(lesson).toMatch(/[A-Z]{2,}-\d+\.\d+$/);
    await page.getByText('That was a whole game').waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.getByRole('link', { name: 'Watch it again' }).click();
    await page.getByText('Moment 0 of').waitFor();
  });

  it('is silent for who knows the way', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: /Kill Team 2021.*guided game/ }).click();
    await page.getByRole('button', { name: 'I know my way now' }).click();
    const now = await asked(page);
    await answerByClicking(page, now);
    await asked(page, now);
    expect(await page.locator('.lessons').count()).toBe(0);
  });
});

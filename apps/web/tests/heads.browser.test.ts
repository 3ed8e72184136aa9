import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { takesGestures } from './playing.ts';

const open = inBrowser();

const placeOf = async (page: Page, label: string) => {
  const base = page.locator('svg.map .model', { has: page.locator(`text="${label}"`) }).locator('.face');
  const { x, y, width, height } = (await base.boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
};

describe('while a way is drawn', () => {
  it('every enemy that can be attacked from there has its best chance over its head, and those that see it an eye', async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 1600, height: 1400 });
    await page.getByRole('button', { name: /Kill Team 2021.*guided game/ }).click();
    const question = page.getByRole('region', { name: 'Question' });
    await question.getByRole('heading', { name: 'Which operative do you activate?' }).waitFor({ timeout: 60_000 });
    const [from, enemy] = await Promise.all(['A5', 'B4'].map(label => placeOf(page, label)));
    expect(await page.locator('.heads').count()).toBe(0);
    await page.mouse.move(from!.x, from!.y);
    await page.mouse.down();
    await page.mouse.move(from!.x + 50, from!.y, { steps: 8 });
    // Before it is dropped.
    const heads = page.locator('.heads:not(.late) .head');
    await heads.first().waitFor({ timeout: 30_000 });
    await page.mouse.up();
    await heads.first().waitFor();
    const told = await page.locator('.heads .head title', { hasText: /^B4: \d+% to take out/ }).textContent();
    expect(told).toMatch(/sees it/);
    expect(await page.locator('.heads .head :is(.eye)').count()).toBeGreaterThan(0);
    expect(await accessibilityFaults(page)).toEqual([]);
    // The same as pointing at it says.
    await page.mouse.move(enemy!.x, enemy!.y);
    const card = page.getByRole('region', { name: 'Card' });
    await card.getByRole('heading', { name: /^A5 .*, from where its move is drawn to$/ }).waitFor();
    const weapons = await card.locator('.forecasts > li').allTextContents();
    const best = Math.max(...weapons.map(text => Number(/(\d+)% to take out/.exec(text)![1])));
    expect(Number(/(\d+)% to take out/.exec(told!)![1])).toBe(best);
    // The card names what the odds leave out, and the chance over the head is marked.
    expect(weapons.some(text => text.includes('Leaves out '))).toBe(true);
    expect(told).toContain('on average, leaving out rules');
    expect(await page.locator('.heads .head text').allTextContents()).toContainEqual(expect.stringMatching(/\*$/));
    // Given up, nothing is left over anybody's head.
    await page.mouse.move(5, 5);
    await page.keyboard.press('Escape');
    await page.locator('.heads').waitFor({ state: 'detached' });
  });

  it('the view in space has the same chances, and none covers another from any side', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: /Kill Team 2021.*guided game/ }).click();
    const question = page.getByRole('region', { name: 'Question' });
    await question.getByRole('heading', { name: 'Which operative do you activate?' }).waitFor();
    await takesGestures(page);
    const from = await placeOf(page, 'A5');
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x + 40, from.y, { steps: 4 });
    await page.mouse.up();
    await page.locator('.heads:not(.late) .head').first().waitFor();
    const onMap = (await page.locator('.heads .head title').allTextContents()).toSorted();
    await page.keyboard.press('v');
    const told = page.locator('.space-labels .told');
    await told.first().waitFor();
    const inSpace = await told.evaluateAll(labels => labels.map(label => (label as HTMLElement).title));
    expect(inSpace.toSorted()).toEqual(onMap);
    const shown = await told.locator('.over-head').allTextContents();
    for (const [i, words] of inSpace.entries()) {
      const kill = /: (\d+)% to take out/.exec(words)?.[1];
      if (kill && kill !== '0') expect(shown[i]).toBe(`${kill}%${words.includes('leaving out') ? '*' : ''}`);
    }
    /** How many pairs of labels overlap by more than a pixel. */
    const covered = (): Promise<number> =>
      told.evaluateAll(labels => {
        const boxes = labels
          .filter(label => !(label as HTMLElement).hidden)
          .map(label => label.getBoundingClientRect());
        return boxes.flatMap((a, i) =>
          boxes.slice(i + 1).filter(b => {
            const [wide, high] = [
              Math.min(a.right, b.right) - Math.max(a.left, b.left),
              Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top),
            ];
            return wide > 1 && high > 1;
          }),
        ).length;
      });
    const canvas = page.locator('canvas.space');
    for (const keys of [[], Array(5).fill('ArrowDown'), Array(12).fill('ArrowLeft'), Array(14).fill('ArrowUp')]) {
      for (const key of keys) await canvas.press(key);
      await page.locator('canvas.space[data-still]').waitFor();
      expect(await covered()).toBe(0);
    }
    await page.keyboard.press('Escape');
    await told.first().waitFor({ state: 'detached' });
  });
});

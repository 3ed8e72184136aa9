import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { answerByClicking, answerQuickly, asked, takesGestures } from './playing.ts';

const open = inBrowser();

describe('the guided first game', () => {
  it('teaches by doing, to its end, and says what comes next', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: /Kill Team 2021.*guided game/ }).click();
    const lessons = new Set<string>();
    await asked(page);
    await page.locator('.lessons p').first().waitFor();
    // Three against three, deployed: the first question is about the battle.
    await expect.poll(() => page.locator('svg.map .model').count()).toBe(6);
    await expect.poll(() => page.locator('.rail .tile').count()).toBe(6);
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

  it('comes to its first shot within four clicks, which its first lesson names', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: 'Never played? Learn by playing' }).click();
    await page.getByText(/Click A5, then the enemy that it sees, B4/).waitFor();
    const model = (label: string) => page.locator('svg.map .model', { has: page.locator(`text="${label}"`) });
    const click = async (label: string): Promise<void> => {
      const { x, y, width, height } = (await model(label).locator('.face').boundingBox())!;
      await page.mouse.click(x + width / 2, y + height / 2);
    };
    await takesGestures(page);
    await click('A5');
    await page.getByRole('heading', { name: /^What does A5/ }).waitFor();
    await click('B4');
    // The best way to attack is prepared, and other ways are one click away.
    await page.getByRole('button', { name: /^Attack B4 .* with A5, Plasma Gun \(supercharge\) 79%/ }).waitFor();
    await page.getByRole('button', { name: /^… with Plasma Gun \(standard\) 69%/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const fighters = await Promise.all(
      ['A5', 'B4'].map(async label => (await model(label).locator('.cast').boundingBox())!),
    );
    await click('B4');
    const strip = page.getByRole('region', { name: 'Attack', exact: true });
    await strip.getByText('to take out').waitFor();
    // It hides neither fighter.
    const over = (await strip.boundingBox())!;
    for (const { y, height } of fighters)
      expect(y + height / 2 < over.y || y + height / 2 > over.y + over.height).toBe(true);
  });

  it('is silent for who knows the way', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: /Kill Team 2021.*guided game/ }).click();
    await page.getByRole('button', { name: 'I know my way now' }).click();
    const now = await asked(page);
    await answerByClicking(page, now);
    await asked(page, now);
    await expect.poll(() => page.locator('.lessons').count()).toBe(0);
  });
});

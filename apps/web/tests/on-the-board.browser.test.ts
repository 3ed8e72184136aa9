// Gestures whose way the table finds by itself: a charge by dropping, a climb by dragging.
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { playOn, savedBy, takesGestures } from './playing.ts';

const open = inBrowser();

interface Place {
  readonly x: number;
  readonly y: number;
}

interface Leg {
  readonly how: string;
  readonly to: { readonly z: number };
}

const question = (page: Page) => page.getByRole('region', { name: 'Question' });
const momentOf = async (page: Page): Promise<number> => Number(await question(page).getAttribute('data-moment'));

/** Models on the board that nothing hides, with their labels. */
const modelsOf = (page: Page, like: string): Promise<readonly (Place & { readonly label: string })[]> =>
  page.evaluate(
    selector =>
      [...document.querySelectorAll(selector)].flatMap(element => {
        const { x, y, width, height } = element.querySelector('.face')!.getBoundingClientRect();
        const at = { x: x + width / 2, y: y + height / 2, label: element.querySelector('text')?.textContent ?? '' };
        return element.contains(document.elementFromPoint(at.x, at.y)) ? [at] : [];
      }),
    like,
  );

/** Runs in the page: whether a legal way that climbs is drawn in the next frame. */
const isClimbing = (): Promise<boolean> =>
  new Promise(done => {
    const look = (): void => done(document.querySelector('.ruler:not(.illegal) .climbs') !== null);
    requestAnimationFrame(() => setTimeout(look, 0));
  });

/** The moves of a match so far, as its record has them. */
async function movesOf(page: Page): Promise<readonly (readonly Leg[])[]> {
  await page.getByRole('tab', { name: 'Record' }).click();
  const { inputs } = JSON.parse(await savedBy(page, 'Save as a file')) as { inputs: readonly { answer: unknown }[] };
  return inputs.flatMap(({ answer }) =>
    Array.isArray(answer) && answer[0]?.how !== undefined ? [answer as readonly Leg[]] : [],
  );
}

describe('a model that is dropped on an enemy', () => {
  it('charges it: the way to it is found, and it ends in contact', async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 1600, height: 1400 });
    await page.getByRole('button', { name: /Kill Team 2021.*guided game/ }).click();
    await question(page)
      .getByRole('heading', { name: 'Which operative do you activate?' })
      .waitFor({ timeout: 60_000 });
    await takesGestures(page);
    const before = await momentOf(page);
    const [own, enemies] = [await modelsOf(page, '.model.option'), await modelsOf(page, '.model.seat-1')];
    const far = ([a, b]: readonly [Place, Place]): number => Math.hypot(a.x - b.x, a.y - b.y);
    const pairs = own.flatMap(a => enemies.map(b => [a, b] as const)).toSorted((a, b) => far(a) - far(b));
    const [who, whom] = pairs[0]!;
    await page.mouse.move(who.x, who.y);
    await page.mouse.down();
    await page.mouse.move((who.x + whom.x) / 2, (who.y + whom.y) / 2, { steps: 4 });
    await page.mouse.move(whom.x, whom.y, { steps: 4 });
    await page.mouse.up();
    await expect.poll(() => momentOf(page)).toBeGreaterThan(before + 1);
    const now = (await modelsOf(page, '.model.seat-0')).find(({ label }) => label === who.label)!;
    expect(far([now, whom])).toBeLessThan(far([who, whom]) / 2);
    await question(page).getByRole('button', { name: /Fight/ }).waitFor();
  });
});

describe('a model that is dragged onto a floor', () => {
  it('climbs there by itself', async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 1600, height: 1400 });
    await page.locator('.cards button', { has: page.getByText('Kill Team 2021', { exact: true }) }).click();
    await question(page).getByRole('button', { name: 'Set up for me' }).click();
    await question(page).getByRole('heading', { name: 'Set up like this?' }).waitFor();
    await question(page).getByRole('button', { name: 'Confirm' }).click();
    await question(page).getByRole('heading', { name: 'Set up like this?' }).waitFor({ state: 'detached' });
    await playOn(page, /^Which operative do you activate\?/);
    await takesGestures(page);
    const before = await momentOf(page);
    const own = await modelsOf(page, '.model.option');
    const floors = await page.evaluate(() =>
      [...document.querySelectorAll('.terrain[data-over]')]
        .map(element => element.getBoundingClientRect())
        .flatMap(({ x, y, width, height }) =>
          [0.2, 0.5, 0.8].flatMap(a => [0.2, 0.5, 0.8].map(b => ({ x: x + a * width, y: y + b * height }))),
        ),
    );
    let isFound = false;
    for (const { x, y } of own) {
      const near = floors
        .map(to => ({ ...to, far: Math.hypot(to.x - x, to.y - y) }))
        .filter(({ far }) => far < 260)
        .toSorted((a, b) => a.far - b.far);
      await page.mouse.move(x, y);
      await page.mouse.down();
      for (const to of near.slice(0, 60)) {
        await page.mouse.move(to.x, to.y);
        isFound = await page.evaluate(isClimbing);
        if (isFound) break;
      }
      await page.mouse.up();
      if (isFound) break;
      await page.keyboard.press('Escape');
    }
    expect(isFound).toBe(true);
    await question(page)
      .getByRole('button', { name: /(Move|dash) there$/ })
      .click();
    await expect.poll(() => momentOf(page)).toBeGreaterThan(before);
    const legs = (await movesOf(page)).at(-1)!;
    expect(legs.map(({ how }) => how)).toContain('climb');
    expect(legs.at(-1)!.to.z).toBeGreaterThan(0);
  });
});

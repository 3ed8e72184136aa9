import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';

const open = inBrowser();

const question = (page: Page) => page.getByRole('region', { name: 'Question' });

/** Counts the clicks of a person. */
function counting(page: Page) {
  let clicks = 0;
  const click = async (name: RegExp | string, role: 'button' | 'link' = 'button'): Promise<void> => {
    clicks++;
    await page.getByRole(role, { name }).first().click();
  };
  return { click, clicks: () => clicks };
}

/** The question that is put to the person here once set-up is over, if it is another than before. */
const mine = async (page: Page, before: string): Promise<{ readonly text: string; readonly moment: string }> => {
  const found = await page.waitForFunction(
    last => {
      const panel = document.querySelector<HTMLElement>('section[aria-label="Question"]');
      const text = panel?.querySelector('h2')?.textContent ?? '';
      const moment = panel?.dataset['moment'] ?? last;
      const isMine = panel?.querySelector('.options button, form') && moment !== last;
      return isMine && /^(Who is activated|Do you (use|reveal))/.test(text) ? { text, moment } : null;
    },
    before,
    { timeout: 90_000 },
  );
  return (await found.jsonValue())!;
};

/** Waits until somebody is to be activated. */
const untilActivation = (page: Page): Promise<unknown> =>
  question(page).getByRole('heading', { name: 'Who is activated?' }).waitFor({ timeout: 60_000 });

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Models where they can be seen on the board; those that answer the question, unless others are meant. */
const modelsOf = (page: Page, like = '.model.option'): Promise<readonly Place[]> =>
  page.evaluate(
    selector =>
      [...document.querySelectorAll(selector)]
        .map(element => {
          const { x, y, width, height } = element.getBoundingClientRect();
          return { x: x + width / 2, y: y + height / 2, element };
        })
        .filter(({ x, y, element }) => element.contains(document.elementFromPoint(x, y)))
        .map(({ x, y }) => ({ x, y })),
    like,
  );

async function drag(page: Page, { x, y }: Place, by: Place): Promise<void> {
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + by.x / 2, y + by.y / 2, { steps: 4 });
  await page.mouse.move(x + by.x, y + by.y, { steps: 4 });
  await page.mouse.up();
}

const momentOf = async (page: Page): Promise<number> => Number(await question(page).getAttribute('data-moment'));

describe('playing on the board', () => {
  it('takes five clicks from the front page to the first activation, and a drag to move', async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 1600, height: 1400 });
    const { click, clicks } = counting(page);
    await click('Play now');
    await click('Set up for me');
    // What else comes before the first activation: ploys and tac ops, which are passed.
    let at = '';
    for (let i = 0; i < 3; i++) {
      const asked = await mine(page, at);
      if (asked.text === 'Who is activated?') break;
      await click('Pass');
      at = asked.moment;
    }
    await untilActivation(page);
    expect(clicks()).toBeLessThanOrEqual(5);
    const [model] = await modelsOf(page);
    const before = await question(page).getAttribute('data-moment');
    await page.mouse.move(model!.x, model!.y);
    await page.mouse.down();
    // Towards the middle of the table: which edge is ours is for the dice to say.
    const table = (await page.locator('svg.map').boundingBox())!;
    const ahead = model!.y < table.y + table.height / 2 ? 1 : -1;
    await page.mouse.move(model!.x, model!.y + 10 * ahead, { steps: 4 });
    await page.mouse.move(model!.x, model!.y + 25 * ahead, { steps: 4 });
    await page.mouse.up();
    await question(page).getByRole('button', { name: 'Move there' }).click();
    await page.waitForFunction(
      at => document.querySelector<HTMLElement>('section[aria-label="Question"]')?.dataset['moment'] !== at,
      before,
    );
    expect(Number(await question(page).getAttribute('data-moment'))).toBeGreaterThan(Number(before) + 1);
    // Enter must never end an activation by surprise.
    await question(page)
      .getByRole('button', { name: /^End the activation/ })
      .waitFor();
    expect(await page.evaluate(() => document.activeElement?.textContent ?? '')).not.toMatch(/End/);
  });

  it('moves and shoots in three clicks: a drag, the enemy, the button', async () => {
    const { page } = await open();
    await page.setViewportSize({ width: 1600, height: 1400 });
    await page.getByRole('button', { name: /Kill Team 2021.*guided game/ }).click();
    await question(page).locator('form, .options').first().waitFor();
    while ((await question(page).locator('h2').textContent()) !== 'Who is activated?') {
      const now = await momentOf(page);
      await question(page).getByRole('button', { name: 'Pass', exact: true }).click();
      await page.waitForFunction(
        last => document.querySelector<HTMLElement>('section[aria-label="Question"]')?.dataset['moment'] !== last,
        String(now),
      );
    }
    const both = question(page).getByRole('button', { name: /^Move and attack/ });
    const foes = await modelsOf(page, '.model.seat-1');
    const steps = [60, -60].flatMap(by => [
      { x: 0, y: by },
      { x: by, y: 0 },
    ]);
    const before = await momentOf(page);
    find: for (const model of await modelsOf(page))
      for (const by of steps) {
        await drag(page, model, by);
        for (const foe of foes) {
          await page.mouse.click(foe.x, foe.y);
          if ((await both.count()) > 0) break find;
        }
        await page.keyboard.press('Escape');
      }
    await both.click();
    await page.waitForFunction(
      last => document.querySelector<HTMLElement>('section[aria-label="Question"]')?.dataset['moment'] !== last,
      String(before),
    );
    // The model, its move, its shot and the dice.
    expect(await momentOf(page)).toBeGreaterThan(before + 4);
  });
});

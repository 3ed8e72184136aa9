import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { takesGestures } from './playing.ts';

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

/** The question put to the person here after set-up, if it differs from before. */
const mine = async (page: Page, before: string): Promise<{ readonly text: string; readonly moment: string }> => {
  const handle = await page.waitForFunction(last => {
    const panel = document.querySelector<HTMLElement>('section[aria-label="Question"]');
    const text = panel?.querySelector('h2')?.textContent ?? '';
    const moment = panel?.dataset['moment'] ?? last;
    const isMine = panel?.querySelector('.options button, form') && moment !== last;
    return isMine && /^(Which operative do you activate|Do you (use|reveal))/.test(text) ? { text, moment } : null;
  }, before);
  return (await handle.jsonValue())!;
};

/** Waits until a model is to be activated, by gestures too. */
async function untilActivation(page: Page): Promise<void> {
  await question(page).getByRole('heading', { name: 'Which operative do you activate?' }).waitFor();
  await takesGestures(page);
}

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Models visible on the board; by default those that answer the question. */
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
    await question(page).getByText('“Set up for me” draws your whole team').waitFor();
    await click('Set up for me');
    await question(page).getByRole('heading', { name: 'Set up like this?' }).waitFor();
    await click('Confirm');
    // Passes on ploys and tac ops, which may be asked for before the first activation.
    let at = '';
    for (let i = 0; i < 3; i++) {
      const asked = await mine(page, at);
      if (asked.text === 'Which operative do you activate?') break;
      await click('Pass');
      at = asked.moment;
    }
    await untilActivation(page);
    expect(clicks()).toBeLessThanOrEqual(5);
    // New players are told how to move, until they turn hints off.
    await question(page).getByText('Drag one of your models to move it').waitFor();
    await question(page).getByRole('button', { name: 'No more hints' }).click();
    await expect.poll(() => question(page).getByText('Drag one of your models').count()).toBe(0);
    const [model] = await modelsOf(page);
    const before = await momentOf(page);
    await page.mouse.move(model!.x, model!.y);
    await page.mouse.down();
    // Towards the middle of the table: the dice decide which edge is ours.
    const table = (await page.locator('svg.map').boundingBox())!;
    const ahead = model!.y < table.y + table.height / 2 ? 1 : -1;
    await page.mouse.move(model!.x, model!.y + 10 * ahead, { steps: 4 });
    await page.mouse.move(model!.x, model!.y + 25 * ahead, { steps: 4 });
    await page.mouse.up();
    await question(page).getByRole('button', { name: 'Move there' }).click();
    await expect.poll(() => momentOf(page)).toBeGreaterThan(before + 1);
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
    await untilActivation(page);
    const called = async (label: string): Promise<Place> => {
      const base = page.locator('svg.map .model', { has: page.locator(`text="${label}"`) }).locator('.face');
      const { x, y, width, height } = (await base.boundingBox())!;
      return { x: x + width / 2, y: y + height / 2 };
    };
    const [shooter, seen, hidden] = await Promise.all(['A5', 'B4', 'B2'].map(called));
    const before = await momentOf(page);
    await drag(page, shooter!, { x: 50, y: 0 });
    await question(page).getByRole('button', { name: 'Move there', disabled: false }).waitFor();
    // The dragged model's card is shown, and sees enemies from where its move would end.
    const card = page.getByRole('region', { name: 'Card' });
    await card.getByRole('heading', { name: /^A5/ }).waitFor();
    await page.mouse.move(seen!.x, seen!.y);
    await card.getByRole('heading', { name: /^A5 .*, from where its move is drawn to$/ }).waitFor();
    // A click on an enemy that it would not see says why it cannot attack.
    await page.mouse.click(hidden!.x, hidden!.y);
    await question(page)
      .getByText(/^A5 cannot attack B2 .* from there\. It cannot be seen/)
      .waitFor();
    await page.mouse.click(seen!.x, seen!.y);
    await question(page)
      .getByRole('button', { name: /^Move and attack B4/ })
      .click();
    // The model, its move, its shot and the dice.
    await expect.poll(() => momentOf(page)).toBeGreaterThan(before + 4);
  });

  it('says at the ghost why a move is not possible, and beside the question what to do instead', async () => {
    const { page } = await open();
    await page.getByRole('button', { name: /Kill Team 2021.*guided game/ }).click();
    await untilActivation(page);
    const [model] = await modelsOf(page);
    await drag(page, model!, { x: 0, y: -400 });
    await page.locator('.ruler text', { hasText: /too far, \d+\.\d+" at most$/ }).waitFor();
    const refused = question(page).locator('.prompt .refusals');
    await refused.getByText('Stop earlier').waitFor();
    const [panel, text] = [(await question(page).boundingBox())!, (await refused.boundingBox())!];
    expect(text.y).toBeLessThan(panel.y + panel.height - 20);
  });
});

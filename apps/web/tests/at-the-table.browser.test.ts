import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { answerByClicking, answerQuickly, asked, lookAcross, playOn } from './playing.ts';
import { matchAt } from './prepared.ts';

const open = inBrowser();

/** The models whose centre cannot be clicked, because a line of sight is over it. */
const takenBySightLine = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    if (!document.querySelector('.sightlines line')) return ['no line of sight is drawn'];
    return [...document.querySelectorAll('.model:is(.chosen, .other)')].flatMap(model => {
      const { x, y, width, height } = model.querySelector('.rim')!.getBoundingClientRect();
      const there = document.elementFromPoint(x + width / 2, y + height / 2);
      return there?.closest('.sightlines') ? [model.getAttribute('aria-label') ?? ''] : [];
    });
  });

describe('what the rules do not allow', () => {
  it('is said at the moment of the attempt, with the clause and what to do instead', async () => {
    const { page } = await open({ match: await matchAt('Tin Soldiers', /^Which soldier|^Who/) });
    const first = await asked(page);
    await page.locator('.model.seat-1:not(.option)').first().click();
    const alert = page.locator('.question [role=alert]');
    await alert.getByText(/cannot be chosen here/).waitFor();
    await expect.poll(() => alert.textContent()).toMatch(/TOY-\d+\.\d+.*Choose a model/);
    await answerByClicking(page, first);
    await asked(page, first);
    await playOn(page, /^Where does/);
    await page.getByText('Type a place').click();
    await page.getByLabel('Inches from the left').fill('40');
    await page.getByLabel('Inches from the near edge').fill('40');
    await page.keyboard.press('Enter');
    await alert.getByRole('link', { name: /TOY/ }).first().waitFor();
    await expect.poll(() => alert.locator('small').count()).toBeGreaterThan(0);
    await expect.poll(() => page.getByRole('button', { name: 'Confirm' }).isEnabled()).toBe(false);
  });
});

describe('taking back', () => {
  it('is free until a die is rolled, then by consent', async () => {
    const { page } = await open({ match: await matchAt('Kill Team 2021', /^Where does A\d/) });
    const drawing = await asked(page);
    await page.getByRole('button', { name: 'Take back', exact: true }).click();
    let now = await asked(page, drawing);
    expect(now.moment).toBe(drawing.moment - 1);
    while ((await page.getByRole('button', { name: 'Take back…' }).count()) === 0) now = await answerQuickly(page, now);
    let said = '';
    page.once('dialog', dialog => {
      said = dialog.message();
      void dialog.dismiss();
    });
    await page.getByRole('button', { name: 'Take back…' }).click();
    await expect.poll(() => said).toMatch(/Dice were rolled or something hidden was shown/);
    expect((await asked(page)).moment).toBe(now.moment);
    page.once('dialog', dialog => void dialog.accept());
    await page.getByRole('button', { name: 'Take back…' }).click();
    expect((await asked(page, now)).moment).toBeLessThan(now.moment);
  });
});

describe('reactions', () => {
  it('are not asked about any more when somebody says so, and again when they say so', async () => {
    const { page } = await open({ match: await matchAt('Tin Soldiers', /Do you react/) });
    const now = await asked(page);
    await page.getByRole('button', { name: "Don't ask me this again" }).click();
    await asked(page, now);
    await page.getByText(/^Not asked about any more: \d/).click();
    await page.getByRole('tab', { name: 'Log' }).click();
    await page.locator('.log').getByText('Declined without asking, as you chose').first().waitFor();
    await page.reload();
    await asked(page);
    await page.getByText(/^Not asked about any more: \d/).click();
    const again = page.getByRole('button', { name: 'Ask me again' });
    await again.first().waitFor();
    for (let left = await again.count(); left > 0; left--) {
      await expect.poll(() => again.count()).toBe(left);
      await again.first().click();
    }
    await expect.poll(() => page.locator('.quieted').count()).toBe(0);
  });
});

describe('the bot', () => {
  it('is paused and stepped, and says at the table why it did what it did', async () => {
    const { page } = await open({ match: await matchAt('Kill Team 2021', /^/) });
    let now = await asked(page);
    await page.getByRole('button', { name: 'Pause the bot' }).click();
    const panel = page.getByRole('region', { name: 'Question' });
    for (let isBots = false; !isBots; ) {
      await answerByClicking(page, now);
      const next = await page.waitForFunction(at => {
        const shown = document.querySelector<HTMLElement>('section[aria-label="Question"]');
        if (!shown || Number(shown.dataset['moment']) <= at) return null;
        if (/Waiting for the bot\./.test(shown.textContent)) return 'waits';
        return shown.querySelector('.answer :is(button, input)') ? 'asked' : null;
      }, now.moment);
      isBots = (await next.jsonValue()) === 'waits';
      if (!isBots) now = await asked(page, now);
    }
    const moment = Number(await panel.getAttribute('data-moment'));
    await page.getByRole('button', { name: 'One step' }).click();
    await expect.poll(async () => Number(await panel.getAttribute('data-moment'))).toBeGreaterThan(moment);
    await page.getByRole('button', { name: 'Go on' }).click();
    now = await asked(page);
    while ((await page.locator('.just-now .why-so').count()) === 0) now = await answerQuickly(page, now);
    await expect.poll(() => page.locator('.just-now .why-so').first().textContent()).not.toBe('');
  });

  it('says what it would do in your place, and does it', async () => {
    const { page } = await open({ match: await matchAt('Kill Team 2021', /Which kind of tac ops/) });
    const now = await asked(page);
    await page.getByRole('button', { name: 'What would the bot do?' }).click();
    await page.getByRole('button', { name: 'Do that' }).click();
    await asked(page, now);
  });
});

describe('the same table under other rules', () => {
  it('tells what differs in sight, reach and chances', async () => {
    const { page } = await open({ match: await matchAt('Kill Team 2021', /^Which operative do you activate/) });
    await asked(page);
    await lookAcross(page);
    await expect.poll(() => takenBySightLine(page)).toEqual([]);
    await page.getByRole('tab', { name: 'Other rules' }).click();
    await page.getByLabel('The same table under').selectOption({ label: 'Kill Team Vanguard' });
    await page.getByRole('heading', { name: /^Sight (differs|is the same)/ }).waitFor();
    await page.getByText(/^A plain move: .* here, .* there\.$/).waitFor();
    await page.getByRole('heading', { name: 'Chances there' }).waitFor();
    await page.locator('.other-rules').getByRole('link', { name: /^VG-/ }).first().waitFor();
    await page.getByLabel('The same table under').selectOption({ label: 'Tin Soldiers' });
    await page.getByText('These rules cannot be played on this table.').waitFor();
  });
});

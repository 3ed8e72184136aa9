import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { answerQuickly, asked, lookAcross, openTab } from './playing.ts';
import { atFirstMove, matchAt, whenOver } from './prepared.ts';

const open = inBrowser();
const WITH_CLIPBOARD = { permissions: ['clipboard-read', 'clipboard-write'] };

const copied = (page: Page): Promise<string> => page.evaluate(() => navigator.clipboard.readText());

/** A finished match of few moments, as a link: played once for all tests. */
let finished: string | null = null;
async function finishedLink(): Promise<string> {
  if (finished !== null) return finished;
  const { page } = await open({ ...WITH_CLIPBOARD, match: await whenOver() });
  await page.getByRole('tab', { name: 'Record' }).click();
  await page.getByRole('button', { name: 'Copy a link' }).click();
  await page.getByText('The link is copied.').waitFor();
  const link = await copied(page);
  finished = link.slice(link.indexOf('#'));
  return finished;
}

/** The same match, stored in this browser, at the start of its replay. */
async function atReplay(page: Page): Promise<number> {
  await page.getByRole('button', { name: 'Keep this match' }).click();
  await page.getByRole('link', { name: 'Watch it again' }).click();
  const told = await page.getByText(/^Moment 0 of \d+$/).textContent();
  return Number(/of (\d+)/.exec(told!)![1]);
}

describe('a replay', () => {
  it('is scrubbed, stepped, run at a speed, and goes to the moment of a line of the log', async () => {
    const { page } = await open({}, await finishedLink());
    const last = await atReplay(page);
    await page.getByRole('button', { name: 'On', exact: true }).click();
    await page.getByText(`Moment 1 of ${last}`).waitFor();
    await page.getByRole('button', { name: 'Back', exact: true }).click();
    await page.getByText(`Moment 0 of ${last}`).waitFor();
    await page.getByRole('slider').fill(String(last - 1));
    await page.getByText(`Moment ${last - 1} of ${last}`).waitFor();
    await expect.poll(() => page.url()).toMatch(new RegExp(`/${last - 1}$`));
    await page.getByRole('button', { name: '▶ 10×' }).click();
    await page.getByText('The end.').waitFor();
    await page.getByRole('link', { name: `See moment ${last - 2}`, exact: true }).click();
    await page.getByText(`Moment ${last - 2} of ${last}`).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });

  it('changes its address when it comes to rest, and not at every moment', async () => {
    const { page } = await open({}, await finishedLink());
    await atReplay(page);
    // A browser fetches the icon of a tab at each change of its address.
    await page.evaluate(() => {
      const { replaceState } = history;
      history.replaceState = (...given) => {
        document.body.dataset['changes'] = String(1 + Number(document.body.dataset['changes'] ?? 0));
        replaceState.apply(history, given);
      };
    });
    // In one task, so that it does not come to rest in between, however slow the machine is.
    await page.getByRole('button', { name: 'On', exact: true }).evaluate(async (on: HTMLButtonElement) => {
      for (let i = 0; i < 8; i++) {
        on.click();
        await Promise.resolve();
      }
    });
    await expect.poll(() => page.url()).toMatch(/\/8$/);
    expect(Number(await page.locator('body').getAttribute('data-changes'))).toBeLessThan(8);
  });

  it('leaves the address alone when somebody has gone elsewhere', async () => {
    const { page } = await open({}, await finishedLink());
    await atReplay(page);
    // The page is busy while the moment comes to rest, and leaves in the task before the one that sets the address.
    await page.getByRole('button', { name: 'On', exact: true }).evaluate(async (on: HTMLButtonElement) => {
      on.click();
      await new Promise(resolve => setTimeout(resolve, 50));
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = () => {
        location.hash = '#/settings';
      };
      port2.postMessage(null);
      const since = performance.now();
      while (performance.now() - since < 500);
    });
    await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
    expect(page.url()).toMatch(/#\/settings$/);
  });

  it('goes from chapter to chapter, and to any of them', async () => {
    const { page } = await open({}, await finishedLink());
    const last = await atReplay(page);
    await page.getByRole('tab', { name: 'Chapters' }).click();
    const chapters = page.locator('.chapters button');
    await expect.poll(() => chapters.count()).toBeGreaterThan(2);
    const count = await chapters.count();
    expect(count).toBeLessThan(last / 2);
    await page.getByRole('button', { name: 'Next chapter' }).click();
    await page.locator('.chapters li:nth-child(2) button[aria-current=step]').waitFor();
    await page.getByRole('button', { name: 'Chapter back' }).click();
    await page.getByText(`Moment 0 of ${last}`).waitFor();
    await chapters.last().click();
    await page.locator('.chapters li:last-child button[aria-current=step]').waitFor();
  });

  it('is reached from a turning point at the end of the match', async () => {
    const { page } = await open({}, await finishedLink());
    await page.getByRole('button', { name: 'Keep this match' }).click();
    await page.getByRole('img', { name: /^How the match swung/ }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    // The score says where it comes from.
    const counted = (): Promise<readonly (readonly number[])[]> =>
      page.evaluate(() =>
        [0, 1].map(seat => {
          const all = [...document.querySelectorAll(`.points .seat-${seat} .all`)].map(cell =>
            Number(cell.textContent),
          );
          const score = Number(document.querySelector(`.final .seat-${seat} b`)!.textContent);
          return [score, all.reduce((sum, each) => sum + each, 0)];
        }),
      );
    await page.getByRole('table', { name: 'Where the points came from' }).waitFor();
    for (const [score, sum] of await counted()) expect(sum).toBe(score);
    await page.locator('.swing a').first().click();
    await page.getByText(/^Moment [1-9]\d* of/).waitFor();
  });

  it('is played on from a moment, with the same dice or with new ones', async () => {
    const { page } = await open({}, await finishedLink());
    const last = await atReplay(page);
    await page.getByRole('button', { name: 'End', exact: true }).click();
    await page.getByText(`Moment ${last} of ${last}`).waitFor();
    const roll = page.locator('.log ol > li', { has: page.locator('.dice') }).first();
    const faces = await roll.locator('.dice').getAttribute('aria-label');
    const at = Number(/\d+/.exec((await roll.locator('.moment').getAttribute('aria-label'))!));
    const replay = page.url();
    await page.getByRole('slider').fill(String(at - 1));
    await page.getByText(`Moment ${at - 1} of ${last}`).waitFor();
    await page.getByRole('tab', { name: 'Record' }).click();
    await page.getByRole('button', { name: 'Same dice, other choice' }).click();
    await page
      .getByRole('heading', { name: `(from ${at - 1})` })
      .or(page.locator('.hand-over'))
      .first()
      .waitFor();
    if ((await page.locator('.hand-over').count()) > 0) await page.getByRole('button', { name: /show the/ }).click();
    await openTab(page, 'Log');
    const again = page.locator('.log ol > li', {
      has: page.getByRole('link', { name: `See moment ${at}`, exact: true }),
    });
    await expect.poll(() => again.locator('.dice').getAttribute('aria-label')).toBe(faces);
    await page.goto(replay);
    await page.getByRole('slider').fill('2');
    await page.getByText(`Moment 2 of ${last}`).waitFor();
    await page.getByRole('tab', { name: 'Record' }).click();
    await page.getByRole('button', { name: 'Play on from here' }).click();
    await page.getByRole('heading', { name: '(from 2)' }).waitFor();
    expect((await asked(page)).moment).toBeGreaterThanOrEqual(2);
  });

  it('tells luck and choices apart, in wounds and by dice', async () => {
    const { page } = await open({ match: await matchAt('Kill Team 2021', /^Which enemy does .* shoot/) });
    const rolled = page.getByRole('cell', { name: 'Defence dice' });
    for (let now = await asked(page); now.kind !== 'over'; now = await answerQuickly(page, now)) {
      await openTab(page, 'Luck');
      if ((await rolled.count()) > 0) break;
    }
    await page.getByRole('columnheader', { name: 'Missed' }).waitFor();
    for (const name of ['Expected', 'Rolled', 'Promised', 'Dealt'])
      await expect.poll(() => page.getByRole('columnheader', { name, exact: true }).count()).toBe(1);
  });
});

describe('a link', () => {
  it('shows a finished match to whoever has it, with its dice proven, and is kept if wanted', async () => {
    const { page: other } = await open({}, await finishedLink());
    await other.getByText('The end.').waitFor();
    expect(await accessibilityFaults(other)).toEqual([]);
    await other.getByRole('tab', { name: 'Record' }).click();
    await other.getByRole('button', { name: 'Check the dice' }).click();
    await other.getByText(/All \d+ rolls are proven/).waitFor();
    await other.getByRole('button', { name: 'Keep this match' }).click();
    await other.getByRole('link', { name: 'Another match' }).click();
    await other.getByText(/^finished/).waitFor();
  });

  it('reopens the board of the sight court with its ruling, and says so where it is broken', async () => {
    const { page } = await open({ ...WITH_CLIPBOARD, match: await atFirstMove() });
    await asked(page);
    await lookAcross(page);
    await openTab(page, 'Sight');
    const rulings = await page.getByRole('tabpanel').locator('.rulings').textContent();
    await page.getByRole('button', { name: 'Copy as a link' }).click();
    await page.getByText('The link reopens this board').waitFor();
    const link = await copied(page);
    const address = link.slice(link.indexOf('#'));
    const { page: other } = await open({}, address);
    await other.getByRole('tabpanel').locator('.rulings li').first().waitFor();
    await expect.poll(() => other.getByRole('tabpanel').locator('.rulings').textContent()).toBe(rulings);
    await other.goto('about:blank');
    const { page: third } = await open({}, `${address.slice(0, 200)}`);
    await third.getByRole('heading', { name: 'This link cannot be opened' }).waitFor();
    await third.getByText(/cut short or changed/).waitFor();
  });
});

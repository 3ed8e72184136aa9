// Every page and every state of the table on a screen. Each screen has its own test file, so that they run in parallel.
import type { BrowserContextOptions, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { answerByClicking, answerQuickly, asked, lookAcross } from './playing.ts';
import { matchAt, whenOver } from './prepared.ts';

/** A screen to test every page on. */
interface Screen {
  readonly name: string;
  readonly options: BrowserContextOptions;
  readonly isPhone: boolean;
}

export const PHONE: Screen = {
  name: 'a phone in the dark',
  options: { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true, colorScheme: 'dark' },
  isPhone: true,
};

export const WIDE: Screen = {
  name: 'a wide screen by day',
  options: { viewport: { width: 2560, height: 1440 }, colorScheme: 'light' },
  isPhone: false,
};

/** How much wider than its window a page is, and which targets are too small for a finger. */
const misfits = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const wide = document.documentElement.scrollWidth - innerWidth;
    const small = [
      ...document.querySelectorAll<HTMLElement>('button, select, input, summary, nav a, a.button'),
    ].flatMap(element => {
      const target = element.closest('label') ?? element;
      const { width, height } = target.getBoundingClientRect();
      const isSeen = element.checkVisibility() && width > 1;
      return isSeen && (height < 43.5 || width < 43.5)
        ? [`${element.tagName} "${element.textContent.slice(0, 30)}" ${Math.round(width)}x${Math.round(height)}`]
        : [];
    });
    return [...(wide > 0 ? [`wider than the window by ${wide}`] : []), ...small];
  });

export async function isFine(page: Page, name: string, isPhone: boolean): Promise<void> {
  // Rules that depend on the size and the colours; the others give the same result on both screens.
  const rules = isPhone ? ['color-contrast', 'scrollable-region-focusable'] : [];
  expect(await accessibilityFaults(page, { rules }), name).toEqual([]);
  const faults = await misfits(page);
  expect(isPhone ? faults : faults.filter(each => each.startsWith('wider')), name).toEqual([]);
}

/** Tests all pages on a screen: call once per test file. */
export function pagesOn(screen: Screen): void {
  const open = inBrowser();
  const opened = async (): Promise<Page> => (await open(screen.options)).page;
  describe(`on ${screen.name}`, () => {
    it('every page fits and has no fault that axe-core finds', async () => pagesFit(await opened(), screen));
    it('the table fits and has no fault in its main states', async () => {
      const atTable = async (like: RegExp): Promise<Page> =>
        (await open({ ...screen.options, match: await matchAt('Kill Team 2021', like) })).page;
      // Each kind of question once. Between the first place and the first move there is no other kind.
      expect(await questionsFit(await atTable(/^/), screen, 'map')).toEqual(['options', 'some', 'map']);
      const moving = await atTable(/^Where does [AB]\d/);
      expect(await questionsFit(moving, screen, 'move')).toEqual(['move']);
      await besideTheBoardFits(moving, screen);
    });
    it('handing over and the result fit and have no fault', async () => {
      await handingOverFits(await opened(), screen);
      await resultFits((await open({ ...screen.options, match: await whenOver() })).page, screen);
    });
  });
}

async function pagesFit(page: Page, { isPhone }: Screen): Promise<void> {
  await page.getByRole('heading', { name: 'Little Wars' }).waitFor();
  await isFine(page, 'start', isPhone);
  await page.getByRole('link', { name: 'New match' }).click();
  await page.getByText('House rules and dice').click();
  await isFine(page, 'new match', isPhone);
  await page.getByRole('link', { name: 'Teams' }).click();
  await page.getByRole('heading', { name: 'Teams', level: 1 }).waitFor();
  await page.locator('.cards button').first().waitFor();
  await isFine(page, 'teams', isPhone);
  await page.locator('.cards button').first().click();
  await page.getByRole('heading', { name: 'Cards' }).waitFor();
  await isFine(page, 'a team', isPhone);
  await page.getByRole('link', { name: 'Rulebook' }).click();
  await page.getByText('played here, and tested').first().waitFor();
  await page.getByLabel('Search').fill('conceal');
  await isFine(page, 'rulebook', isPhone);
  await page.getByRole('link', { name: 'Settings' }).click();
  await page.getByRole('heading', { name: 'Settings' }).waitFor();
  await isFine(page, 'settings', isPhone);
  await page.goto(`${page.url().split('#')[0]}#/licences`);
  await page.getByRole('heading', { name: 'Licences' }).waitFor();
  await isFine(page, 'licences', isPhone);
  await page.goto(`${page.url().split('#')[0]}#/match/none`);
  await page.getByRole('heading', { name: 'No such match here' }).waitFor();
  await isFine(page, 'no such match', isPhone);
}

/** Looks at the first question of each kind, drawn on where it is drawn, up to a kind; returns the kinds. */
async function questionsFit(page: Page, { isPhone }: Screen, last: string): Promise<readonly string[]> {
  const seen = new Set<string>();
  for (let now = await asked(page); ; now = await answerQuickly(page, now)) {
    const kind = /^Where does [AB]\d/.test(now.text) ? 'move' : now.kind;
    if (!seen.has(kind)) {
      seen.add(kind);
      if (now.kind === 'map') await page.getByRole('button', { name: 'Suggest' }).click();
      if (now.kind === 'map') await page.getByText('Type a place').click();
      if (now.kind === 'map' && kind !== 'move')
        await expect.poll(() => page.locator('.zone.matters.seat-0, .zone.matters.seat-1').count()).toBe(2);
      await isFine(page, `question: ${kind}`, isPhone);
    }
    if (kind === last || kind === 'over') return [...seen];
  }
}

async function besideTheBoardFits(page: Page, { isPhone }: Screen): Promise<void> {
  await lookAcross(page);
  for (const tab of await page.getByRole('tab').all()) {
    await tab.click();
    await expect.poll(() => page.getByRole('tabpanel').textContent()).not.toBe('');
    await isFine(page, `tab ${await tab.textContent()}`, isPhone);
  }
  await page.getByRole('tab', { name: 'Record' }).click();
  await page.getByRole('link', { name: 'Watch it from the start' }).click();
  await page.getByText('Moment 0 of').waitFor();
  await isFine(page, 'replay', isPhone);
}

async function handingOverFits(page: Page, { isPhone }: Screen): Promise<void> {
  await page.getByRole('link', { name: 'New match' }).click();
  // Kill Team's choices before the battle are secret: the table is covered while it changes hands.
  await page.getByLabel('Rules', { exact: true }).selectOption({ label: 'Kill Team 2021' });
  await page.getByLabel('Played by').nth(1).selectOption('person');
  await page.getByRole('button', { name: 'Begin' }).click();
  let now = await asked(page);
  await answerByClicking(page, now);
  const show = page.getByRole('button', { name: /show the table/ });
  for (let i = 0; i < 4 && !(await isHandedOver(page, now.moment)); i++) {
    now = await asked(page, now);
    await answerByClicking(page, now);
  }
  await show.waitFor();
  await isFine(page, 'handing over', isPhone);
}

async function resultFits(page: Page, { isPhone }: Screen): Promise<void> {
  await page.getByRole('region', { name: 'Result' }).waitFor();
  await isFine(page, 'result', isPhone);
}

/** What follows an answer, once it is stored: the other player gets the screen, or the same one is asked again. */
async function isHandedOver(page: Page, moment: number): Promise<boolean> {
  const next = await page.waitForFunction(
    last => {
      if ([...document.querySelectorAll('button')].some(({ textContent }) => /show the table/.test(textContent ?? '')))
        return 'handed over';
      const asks = document.querySelector<HTMLElement>('section[aria-label="Question"]')?.dataset['moment'];
      return asks !== undefined && Number(asks) !== last ? 'asked again' : null;
    },
    moment,
    { polling: 20 },
  );
  return (await next.jsonValue()) === 'handed over';
}

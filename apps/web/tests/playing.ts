// A person at the table, for tests: reads the question and answers it, by pointer or by keys.
import { text } from 'node:stream/consumers';
import type { Locator, Page } from '@playwright/test';

export interface PageQuestion {
  /** Inputs so far; -1 once the match is over. */
  readonly moment: number;
  readonly text: string;
  readonly kind: 'options' | 'some' | 'numbers' | 'map' | 'over';
  readonly count: number;
}

/** Runs in the page: the current question, unless it is the same as before. */
function seenInPage(last: number | null): PageQuestion | null {
  if (document.querySelector('section[aria-label="Result"]')) return { moment: -1, text: '', kind: 'over', count: 0 };
  const panel = document.querySelector<HTMLElement>('section[aria-label="Question"]');
  const moment = Number(panel?.dataset['moment'] ?? -2);
  if (!panel || moment === last) return null;
  const text = panel.querySelector('h2')?.textContent ?? '';
  const many = (selector: string): number => panel.querySelectorAll(selector).length;
  if (many('.on-the-map')) return { moment, text, kind: 'map', count: 1 };
  if (many('fieldset input[type=checkbox]'))
    return { moment, text, kind: 'some', count: Number(/\d+/.exec(panel.querySelector('legend')!.textContent)) };
  if (many('form input')) return { moment, text, kind: 'numbers', count: many('form input') };
  if (many('.options button')) return { moment, text, kind: 'options', count: many('.options button') };
  return null;
}

/** Runs in the page: waits until `find` returns something. Waiting there takes one call, however long it lasts. */
async function untilInPage<T>(find: () => T | null): Promise<T> {
  for (const end = performance.now() + 60_000; performance.now() < end; ) {
    const value = find();
    if (value !== null) return value;
    await new Promise(go => void setTimeout(go, 4));
  }
  throw new Error('nothing is asked any more');
}

/** Waits until a person is asked something new, or the match is over. */
export const asked = (page: Page, before: PageQuestion | null = null): Promise<PageQuestion> =>
  page.evaluate<PageQuestion>(`(${untilInPage})(() => (${seenInPage})(${before?.moment ?? null}))`);

/** Runs in the page: answers like `answerByClicking` until a later question matches or the match is over. */
async function answersInPage(
  until: typeof untilInPage,
  seen: typeof seenInPage,
  like: RegExp | null,
  after: number | null,
): Promise<PageQuestion> {
  const all = (selector: string): readonly HTMLElement[] => [
    ...document.querySelectorAll<HTMLElement>(`section[aria-label="Question"] ${selector}`),
  ];
  let now = await until(() => seen(null));
  while (now.kind !== 'over' && (now.moment === after || !like?.test(now.text))) {
    const { kind, count, moment } = now;
    if (kind === 'options') all('.options button')[moment % count]!.click();
    for (let i = 0; kind === 'some' && i < count; i++) {
      all('fieldset input[type=checkbox]')[i]!.click();
      await new Promise(go => void setTimeout(go, 4));
    }
    if (kind === 'some' || kind === 'numbers') all('form button[type=submit]')[0]!.click();
    if (kind === 'map') {
      all('.on-the-map button')
        .find(({ textContent }) => textContent === 'Suggest')!
        .click();
      const isDrawn = (): boolean | null => {
        const main = document.querySelector<HTMLButtonElement>('.on-the-map button.main');
        return main && !main.disabled && document.activeElement === main ? true : null;
      };
      if (await until(() => (seen(moment) ? false : isDrawn()))) all('.on-the-map button.main')[0]!.click();
    }
    now = await until(() => seen(moment));
  }
  return now;
}

/** Plays quickly until a question matches or the match is over, for tests that only need to get there. */
export const playOn = (page: Page, like: RegExp | null = null): Promise<PageQuestion> =>
  page.evaluate<PageQuestion>(`(${answersInPage})(${untilInPage}, ${seenInPage}, ${like}, null)`);

/** Answers one question quickly, and returns the next one. */
export const answerQuickly = (page: Page, { moment }: PageQuestion): Promise<PageQuestion> =>
  page.evaluate<PageQuestion>(`(${answersInPage})(${untilInPage}, ${seenInPage}, /^/, ${moment})`);

/** The question. Finding it by its role would compute the roles of the whole page. */
export const question = (page: Page): Locator => page.locator('section[aria-label="Question"]');

/** By pointer; the chosen option varies from question to question. */
export async function answerByClicking(page: Page, { kind, count, moment }: PageQuestion): Promise<void> {
  const panel = question(page);
  if (kind === 'options')
    return panel
      .locator('.options button')
      .nth(moment % count)
      .click();
  if (kind === 'some') {
    for (let i = 0; i < count; i++) await panel.getByRole('checkbox').nth(i).check();
    return panel.locator('form button[type=submit]').click();
  }
  if (kind === 'numbers') return panel.locator('form button[type=submit]').click();
  await panel.getByRole('button', { name: 'Suggest' }).click();
  await confirmDrawn(page, moment, () => panel.getByRole('button', { name: 'Confirm' }).click());
}

/** Runs in the page: whether the question has the focus. */
const focusInPage = (): true | null => (document.querySelector('section[aria-label="Question"] :focus') ? true : null);

/** By keys alone: the sensible option has the focus. */
export async function answerByKeys(page: Page, { kind, count, moment }: PageQuestion): Promise<void> {
  await page.evaluate(`(${untilInPage})(${focusInPage})`);
  if (kind === 'some')
    for (let i = 0; i < count; i++) {
      await page.keyboard.press('Space');
      await page.keyboard.press('Tab');
    }
  if (kind === 'some' && count > 0) await page.keyboard.press('Shift+Tab');
  if (kind === 'options') for (let i = moment % Math.min(count, 3); i > 0; i--) await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  if (kind === 'map') await confirmDrawn(page, moment, () => page.keyboard.press('Enter'));
}

/** Runs in the page: whether a suggestion is drawn and waits to be confirmed, or was given at once. */
function drawnInPage(moment: number): 'given' | 'drawn' | null {
  const now = document.querySelector<HTMLElement>('section[aria-label="Question"]')?.dataset['moment'];
  if (now !== String(moment)) return 'given';
  const button = document.querySelector<HTMLButtonElement>('.on-the-map button.main');
  return button && !button.disabled && document.activeElement === button ? 'drawn' : null;
}

async function confirmDrawn(page: Page, moment: number, confirm: () => Promise<void>): Promise<void> {
  const drawn = await page.evaluate<string>(`(${untilInPage})(() => (${drawnInPage})(${moment}))`);
  if (drawn === 'drawn') await confirm();
}

/** Answers until the match is over; returns the number of answers. */
export async function playToTheEnd(page: Page, answer: typeof answerByClicking): Promise<number> {
  let answers = 0;
  for (let now = await asked(page); now.kind !== 'over'; now = await asked(page, now)) {
    await answer(page, now);
    answers++;
    if (answers > 600) throw new Error('a short match should have ended by now');
  }
  return answers;
}

/** A match of few rounds, where the ruleset allows it, against the usual bot or another. */
export async function beginShort(page: Page, title: string, bot?: string): Promise<void> {
  await page.getByRole('link', { name: 'New match' }).click();
  await page.getByLabel('Rules', { exact: true }).selectOption({ label: title });
  await page.getByRole('button', { name: 'Begin' }).waitFor();
  if (bot) await page.getByLabel('Played by').nth(1).selectOption(bot);
  await page.getByText('House rules and dice').click();
  const rounds = page.getByLabel(/turning points|rounds|game turns/i);
  if (await rounds.count()) await rounds.first().fill('1');
  await page.getByRole('button', { name: 'Begin' }).click();
}

/** Starts short matches and plays on until a question matches: not every match reaches it. */
export async function playUntil(page: Page, title: string, like: RegExp, bot?: string): Promise<PageQuestion> {
  for (let matches = 0; matches < 12; matches++) {
    await beginShort(page, title, bot);
    const now = await playOn(page, like);
    if (now.kind !== 'over') return now;
    await page.getByRole('link', { name: 'Another match' }).click();
  }
  throw new Error(`nothing like ${like} was asked`);
}

/** Resolves when an element has the focus: keys pressed before would go elsewhere. */
export const hasFocus = (element: Locator): Promise<void> => element.and(element.page().locator(':focus')).waitFor();

/** Resolves when models can be dragged and attacked: the first board is shown before. */
export const takesGestures = (page: Page): Promise<void> => page.locator('svg.map.live').waitFor();

/** Opens a tab of the drawer; clicking the open one would close it. */
export async function openTab(page: Page, name: string): Promise<void> {
  const tab = page.getByRole('tab', { name });
  if ((await tab.getAttribute('aria-selected')) !== 'true') await tab.click();
}

/** Asks the sight court about the first models of both sides. */
export async function lookAcross(page: Page): Promise<void> {
  await openTab(page, 'Models');
  for (const name of [/^Look from A/, /^Look at B/]) await page.getByRole('button', { name }).first().click();
}

/** Presses a button that saves a file; returns its contents. */
export async function savedBy(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: button }).click(),
  ]);
  return text(await download.createReadStream());
}

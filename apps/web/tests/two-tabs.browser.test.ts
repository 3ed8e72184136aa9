import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { answerByClicking, answerQuickly, asked, type PageQuestion } from './playing.ts';
import { atFirstQuestion } from './prepared.ts';

const open = inBrowser();

/**
 * Runs in a page before its own code: until `wake` is called it receives nothing from other tabs, and its bot waits.
 */
function asleep(): void {
  if (sessionStorage.getItem('awake')) return;
  BroadcastChannel.prototype.addEventListener = () => {};
  const request = navigator.locks.request.bind(navigator.locks) as (...args: unknown[]) => Promise<unknown>;
  const deaf = (...args: unknown[]): Promise<unknown> => new Promise(had => void request(...args).then(had, () => {}));
  Object.assign(navigator.locks, { request: deaf });
  const post = Worker.prototype.postMessage;
  const held: (() => void)[] = [];
  let sleeps = true;
  Worker.prototype.postMessage = function (this: Worker, message: unknown) {
    const send = (): void => post.call(this, message);
    if (sleeps) held.push(send);
    else send();
  };
  Object.assign(globalThis, {
    wake: () => {
      sleeps = false;
      sessionStorage.setItem('awake', 'since then');
      for (const send of held) send();
    },
  });
}

const wake = (page: Page): Promise<void> => page.evaluate(() => (globalThis as unknown as { wake(): void }).wake());

/** Answers until a bot must. */
async function playUntilBot(page: Page): Promise<void> {
  for (let now = await asked(page); ; now = await asked(page)) {
    await answerByClicking(page, now);
    await page.waitForFunction(
      last => {
        const at = document.querySelector<HTMLElement>('section[aria-label="Question"]')?.dataset['moment'];
        return at !== undefined && Number(at) !== last;
      },
      now.moment,
      { polling: 20 },
    );
    if (await page.getByText(/is thinking…|Waiting for/).count()) return;
  }
}

async function answerSome(page: Page, times: number): Promise<PageQuestion> {
  let now = await asked(page);
  for (let i = 0; i < times; i++) now = await answerQuickly(page, now);
  return now;
}

const elsewhere = (page: Page) => page.getByRole('heading', { name: 'This match is open elsewhere' });
const take = (page: Page): Promise<void> => page.getByRole('button', { name: 'Play it here instead' }).click();

/** The shown inputs of a match played elsewhere. */
const shownElsewhere = (page: Page): Promise<number> =>
  page.getByRole('region', { name: 'Played elsewhere' }).evaluate(panel => Number(panel.dataset['moment']));

describe('a tab that slept while another took its match over', () => {
  it('writes nothing when it wakes, says so, and shows the table as it stands', async () => {
    const { page: sleeper, context } = await open({ match: await atFirstQuestion() });
    await sleeper.addInitScript(asleep);
    await sleeper.reload();
    await playUntilBot(sleeper);
    const other = await context.newPage();
    await other.goto(sleeper.url());
    await elsewhere(other).waitFor();
    await take(other);
    let now = await answerSome(other, 2);
    await wake(sleeper);
    await elsewhere(sleeper).waitFor();
    await sleeper.getByText('This match is being played in another tab').waitFor();
    await expect.poll(() => shownElsewhere(sleeper)).toBe(now.moment);
    await sleeper.reload();
    await elsewhere(sleeper).waitFor();
    await expect.poll(() => shownElsewhere(sleeper)).toBe(now.moment);
    now = await answerSome(other, 1);
    await other.reload();
    expect((await asked(other)).moment).toBe(now.moment);
  });
});

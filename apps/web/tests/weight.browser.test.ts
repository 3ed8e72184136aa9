import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';

const open = inBrowser();

/**
 * The maximum size of a first board, gzipped, in bytes. It was 250 kB before cover between heights was decided exactly
 * and every path of a move was searched, 270 before the board showed heights and the chances of a roll, 272 before
 * terrain and models were drawn solid, and 280 before the table showed scores, squads and actions at a glance: that
 * code is needed on the first board, and 300 is the maximum.
 */
const MOST = 300_000;

describe('the first visit', () => {
  it('fetches at most 300 kB up to the first board of a quick game', async () => {
    const { page, context } = await open();
    // The front page fetches its showcase after a moment of rest. On a slow machine the test would come too late for that.
    await context.addInitScript(() => {
      const later = window.setTimeout;
      window.setTimeout = ((run: () => void, ms?: number) => (ms === 1200 ? 0 : later(run, ms))) as typeof setTimeout;
    });
    await page.reload();
    // What the page had fetched when its board appeared; later chunks do not block it.
    await page.evaluate(() => {
      const watch = new MutationObserver(() => {
        if (!document.querySelector('svg.map') || !document.querySelector('section[aria-label="Question"]')) return;
        watch.disconnect();
        const names = performance.getEntriesByType('resource').map(({ name }) => name);
        document.body.dataset['fetched'] = JSON.stringify([location.href.split('#')[0], ...names]);
      });
      watch.observe(document.body, { childList: true, subtree: true });
    });
    await page.locator('.cards button', { hasText: 'Kill Team 2021' }).first().click();
    await page.locator('body[data-fetched]').waitFor();
    const names = JSON.parse((await page.locator('body').getAttribute('data-fetched'))!) as readonly string[];
    const sizes = await Promise.all(
      [...new Set(names)].map(async name => ({
        name: new URL(name).pathname,
        size: gzipSync(await (await fetch(name)).bytes(), { level: 9 }).length,
      })),
    );
    const total = sizes.reduce((sum, { size }) => sum + size, 0);
    const listed = sizes.map(({ name, size }) => `${size} ${name}`).join('\n');
    expect(names.length).toBeGreaterThan(4);
    expect(total, `${total} bytes:\n${listed}`).toBeLessThan(MOST);
  });
});

import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { asked } from './playing.ts';
import { matchAt } from './prepared.ts';

const open = inBrowser();

/** Free points on the screen, each on the line from the active model to another one. */
const towardsOthers = (page: Page): Promise<readonly (readonly [number, number])[]> =>
  page.evaluate(() => {
    const middleOf = (model: Element) => {
      const { x, y, width, height } = model.querySelector('.face')!.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    };
    const own = middleOf(document.querySelector('svg.map .model.active')!);
    const others = [...document.querySelectorAll('svg.map .model:not(.active)')].map(middleOf);
    return others.flatMap(({ x, y }) =>
      [0.5, 0.35, 0.7, 1.3]
        .map(part => [own.x + (x - own.x) * part, own.y + (y - own.y) * part] as const)
        .filter(([px, py]) => {
          const hit = document.elementFromPoint(px, py);
          return hit?.closest('svg.map') && !hit.closest('.model');
        })
        .slice(0, 1),
    );
  });

describe('the chances of an answer', () => {
  it('are shown beside a direction that is drawn: whom a stray round strikes there', { timeout: 240_000 }, async () => {
    const { page } = await open({ match: await matchAt('Zero-G', /^Which way does .* fire/, { bot: 'random' }) });
    await asked(page);
    const told = page.locator('.question .chances');
    expect(await told.count()).toBe(0);
    const points = await towardsOthers(page);
    expect(points.length).toBeGreaterThan(0);
    for (const [x, y] of points) {
      await page.mouse.click(x, y);
      await page.locator('.on-the-map button.main:enabled').waitFor();
      if ((await told.count()) > 0) break;
    }
    await expect.poll(() => told.textContent()).toMatch(/\d+ ?% of a stray round striking/);
  });
});

// The action bar has one height, whatever is asked: the board is never covered by it.
import { catalogue } from '@little-wars/rulesets/catalogue';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { type Asked, answerQuickly, asked, beginShort } from './playing.ts';

const open = inBrowser();

/** What the bar covers of the board, and what of it cannot be reached by scrolling, in pixels. */
const faultsOf = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const box = (selector: string): DOMRect => document.querySelector(selector)!.getBoundingClientRect();
    const [bar, map] = [box('.dock > .question'), box('.map-frame')];
    const sheet = document.querySelector('.sheet')!;
    const isPhone = getComputedStyle(sheet).position === 'fixed';
    const top = isPhone ? sheet.getBoundingClientRect().top : bar.top;
    const covered = map.bottom - top;
    const buttons = [...document.querySelectorAll('.dock .answer button, .dock .beside button')];
    const isCut = (button: Element): boolean => {
      if (!button.checkVisibility()) return false;
      const scrolls = button.closest(isPhone ? '.sheet' : '.answer, .beside, .prompt')!;
      const [own, around] = [button.getBoundingClientRect(), scrolls.getBoundingClientRect()];
      return own.bottom > around.top + scrolls.scrollHeight + 1 || own.right > around.left + scrolls.scrollWidth + 1;
    };
    return [
      // A phone's sheet has round corners over the edge of the board.
      ...(covered > (isPhone ? 24 : 1) ? [`${Math.round(covered)} pixels of the board are covered`] : []),
      ...(bar.width > innerWidth ? ['it is wider than the screen'] : []),
      ...buttons.filter(isCut).map(button => `"${button.textContent}" cannot be reached`),
    ];
  });

/** Questions to look at in each ruleset. */
const MANY = 36;

describe.each(catalogue.map(({ title }) => title))('the bar of %s', title => {
  it('keeps its height at every question, on a laptop and on a phone', { timeout: 400_000 }, async () => {
    const { page } = await open();
    await beginShort(page, title, 'random');
    const kinds = new Set<string>();
    let now: Asked = await asked(page);
    for (let i = 0; i < MANY && now.kind !== 'over'; i++) {
      const isNew = !kinds.has(now.text.replaceAll(/[AB]\d+|\d+/g, ''));
      kinds.add(now.text.replaceAll(/[AB]\d+|\d+/g, ''));
      for (const [width, height] of isNew
        ? ([
            [1366, 768],
            [360, 640],
          ] as const)
        : []) {
        await page.setViewportSize({ width, height });
        expect(await faultsOf(page), `${now.text} at ${width} pixels`).toEqual([]);
      }
      now = await answerQuickly(page, now);
    }
    expect(kinds.size).toBeGreaterThan(3);
  });
});

import type { CDPSession, Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { asked, playOn } from './playing.ts';
import { atFirstMove } from './prepared.ts';

const open = inBrowser();

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true } as const;

/** The centre of something on the page. */
async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).first().boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

/** The map's description for screen readers. */
const said = (page: Page): Promise<string | null> => page.locator('.map-frame > [role=status]').textContent();

const shaded = (page: Page) => page.locator('.shaded[data-done=true]').waitFor({ state: 'attached' });

describe('places to stand', () => {
  it('are shaded by pattern and numeral, and told where a mouse points and where the cross is', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    await page.getByRole('button', { name: 'Stand here' }).click();
    await shaded(page);
    const filled = (): Promise<number> =>
      page
        .locator('.shaded path[fill^="url(#shade-"]')
        .evaluateAll(paths => paths.filter(path => path.getAttribute('d') !== '').length);
    await expect.poll(filled).toBeGreaterThan(0);
    await expect.poll(() => page.locator('.shaded > text').first().textContent()).toMatch(/^\d$/);
    const { x, y } = await middle(page, '.model.active');
    await page.mouse.move(x, y);
    await page.getByText(/^Here: seen by .*; sees .*\.$/).waitFor();
    const wall = await middle(page, '.terrain');
    await page.mouse.move(wall.x, wall.y);
    await page.getByText('It cannot end there.').waitFor();
    await page.keyboard.press('s');
    await page.getByRole('button', { name: 'Stand here: whom it would see' }).waitFor();
    await page.locator('svg.map').focus();
    await page.keyboard.press('Shift+ArrowLeft');
    await expect.poll(() => said(page)).toMatch(/from the near edge.*\. Here: seen by .*; sees /);
    await page.keyboard.press('s');
    await expect.poll(() => page.locator('.shaded').count()).toBe(0);
  });

  it('are shaded for a model that was picked, whoever is asked', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    await page.getByRole('tab', { name: 'Models' }).click();
    await page.getByRole('button', { name: 'Look from B2' }).click();
    await page.getByRole('button', { name: 'Stand here' }).click();
    await shaded(page);
    const { x, y } = await middle(page, '.model.chosen');
    await page.mouse.move(x, y);
    await page.getByText(/^Here: seen by (nobody|\d \(A)/).waitFor();
  });
});

describe('details of a model', () => {
  it('stay when they are asked for, though the mouse has only just come there', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    const { x, y } = await middle(page, '.model.seat-1');
    await page.mouse.click(x, y, { button: 'right' });
    const details = page.getByRole('complementary', { name: 'Details' });
    await details.waitFor();
    // Longer than a mouse must rest on a model to show it in passing.
    await page.waitForTimeout(500);
    expect(await details.count()).toBe(1);
  });
});

describe('a finger on the map', () => {
  const touching =
    (cdp: CDPSession) =>
    (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly { x: number; y: number }[]) =>
      cdp.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(({ x, y }, id) => ({ x, y, id })) });

  it('tells of a model, and of terrain, when it rests there', async () => {
    const { page, context } = await open({ match: await atFirstMove(), ...PHONE });
    await asked(page);
    const touch = touching(await context.newCDPSession(page));
    const details = page.getByRole('complementary', { name: 'Details' });
    await touch('touchStart', await middle(page, '.model.seat-1'));
    await details.getByText(/looks at it/).waitFor();
    await touch('touchEnd');
    await details.getByText(/wounds/).waitFor();
    await details.getByText('Visible').waitFor();
    await details.getByRole('button', { name: 'Close' }).click();
    await expect.poll(() => details.count()).toBe(0);
    await touch('touchStart', await middle(page, '.terrain'));
    await details.getByText(/wall, .* high/).waitFor();
    await touch('touchEnd');
    expect(await page.locator('.ruler').count()).toBe(0);
  });

  it('holds a model below itself, so that it is seen', async () => {
    const { page, context } = await open({ match: await atFirstMove(), ...PHONE });
    await asked(page);
    const touch = touching(await context.newCDPSession(page));
    const { x, y } = await middle(page, '.model.active');
    await touch('touchStart', { x, y });
    for (const by of [20, 40, 52]) await touch('touchMove', { x: x + by / 2, y: y + by });
    await page.locator('.stem').waitFor({ state: 'attached' });
    const off = async (): Promise<number> => {
      const ghost = await middle(page, '.ghost');
      return Math.max(Math.abs(ghost.x - (x + 26)), Math.abs(ghost.y - y));
    };
    await expect.poll(off).toBeLessThan(3);
    await touch('touchEnd');
    await expect.poll(() => page.locator('.stem').count()).toBe(0);
    await expect.poll(() => page.locator('.ruler').count()).toBe(1);
  });
});

describe('the tape by keys', () => {
  it('is held at a model, carried by steps and to another model, and says how long it is', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    await page.locator('svg.map').focus();
    await page.keyboard.press('m');
    await page.keyboard.press('n');
    await expect.poll(() => said(page)).toMatch(/from the near edge, on A1\. Space holds the tape here/);
    await page.keyboard.press('Space');
    await expect.poll(() => said(page)).toBe('Tape held at A1');
    for (const key of ['ArrowUp', 'ArrowUp', 'Shift+ArrowUp']) await page.keyboard.press(key);
    await expect.poll(() => said(page)).toMatch(/^From A1 to .*: 1\.\d+ inches$/);
    await page.keyboard.press('p');
    await expect.poll(() => said(page)).toMatch(/^From A1 to [AB]\d: [\d.]+ inches$/);
    await page.keyboard.press('Enter');
    await expect.poll(() => said(page)).toMatch(/^Tape laid from A1 to [AB]\d/);
    const length = Number.parseFloat((await page.locator('.tape text').textContent())!);
    expect(Number.parseFloat(/: ([\d.]+)/.exec((await said(page))!)![1]!)).toBeCloseTo(length, 0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.tape').count()).toBe(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.getByRole('button', { name: 'Measure' }).getAttribute('aria-pressed')).toBe('false');
  });
});

describe('keys on the map', () => {
  it('take effect once their code has come, if they are pressed before', async () => {
    const { page, context } = await open({ match: await atFirstMove() });
    await asked(page);
    let come = (): void => {};
    const coming = new Promise<void>(done => {
      come = done;
    });
    await context.route('**/keyed-*.js', async route => {
      await coming;
      await route.continue();
    });
    await page.reload();
    await page.locator('svg.map').focus();
    for (const key of ['m', 'n', 'Space', 'ArrowUp', 'Shift+ArrowUp']) await page.keyboard.press(key);
    expect(await said(page)).toBe('');
    come();
    await expect.poll(() => said(page)).toMatch(/^From A1 to .*: 0\.6\d inches$/);
  });
});

describe('the picture itself', () => {
  it.each(['light', 'dark'] as const)('has no fault that axe-core finds, in the %s', async colorScheme => {
    const { page } = await open({ match: await atFirstMove(), colorScheme });
    await asked(page);
    await page.getByRole('button', { name: 'Suggest' }).click();
    await page.locator('.ruler').waitFor();
    await page.locator('svg.map').focus();
    for (const key of ['r', 's', 'm', 'n', 'Space', 'ArrowUp', 'ArrowUp']) await page.keyboard.press(key);
    await shaded(page);
    await page.locator('.tape').waitFor({ state: 'attached' });
    const { x, y } = await middle(page, '.model.seat-1');
    await page.mouse.click(x, y, { button: 'right' });
    await page.getByRole('complementary', { name: 'Details' }).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
});

describe('what lies over the models', () => {
  it('does not take the pointer: a model can be dragged by its middle under a sight line', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    const { x, y } = await middle(page, '.model.seat-1');
    await page.mouse.click(x, y);
    await page.locator('.model.other').waitFor();
    await page.locator('.sightlines').waitFor({ state: 'attached' });
    const covered = await page.evaluate(() =>
      [...document.querySelectorAll('.sightlines, .attack, .ruler, .rings, .hurts, .figure')].every(
        element => getComputedStyle(element).pointerEvents === 'none',
      ),
    );
    expect(covered).toBe(true);
    const hit = await page.evaluate(
      at => document.elementFromPoint(at.x, at.y)?.closest('[data-model]')?.getAttribute('data-model') ?? null,
      await middle(page, '.model.active'),
    );
    expect(hit).toBe(await page.locator('.model.active').first().getAttribute('data-model'));
  });

  it('is drawn in the page: no picture is fetched for it, however long a match is played', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    const pictures = (): Promise<number> =>
      page.evaluate(
        () => performance.getEntriesByType('resource').filter(({ name }) => /\.(svg|png|jpe?g|webp)/.test(name)).length,
      );
    const before = await pictures();
    await playOn(page);
    expect(await pictures()).toBe(before);
  });
});

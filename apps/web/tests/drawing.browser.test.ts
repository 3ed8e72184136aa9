import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { asked } from './playing.ts';
import { atFirstMove } from './prepared.ts';

const open = inBrowser();

/** The centre of something on the page. */
async function middle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const { x, y, width, height } = (await page.locator(selector).boundingBox())!;
  return { x: x + width / 2, y: y + height / 2 };
}

interface ClearWay {
  /** A point on the screen this many inches from the moving model. */
  (inches: number): readonly [number, number];
  /** The free distance in that direction, in inches. */
  readonly room: number;
}

/** The freest direction from the moving model. */
async function clearWay(page: Page): Promise<ClearWay> {
  const { from, inch, way, far } = await page.evaluate(() => {
    const box = (element: Element) => element.getBoundingClientRect();
    const middleOf = ({ x, y, width, height }: DOMRect) => ({ x: x + width / 2, y: y + height / 2 });
    const ground = document.querySelector('svg.map .ground')!;
    const scale = box(ground).width / (Number(ground.getAttribute('width')) / 254);
    const start = middleOf(box(document.querySelector('.model.active')!));
    const others = [...document.querySelectorAll('.model:not(.active), .terrain')].map(box);
    const table = box(ground);
    const room = (angle: number): number => {
      for (let at = 0.5; at < 8; at += 0.25) {
        const [x, y] = [start.x + Math.cos(angle) * at * scale, start.y + Math.sin(angle) * at * scale];
        const near = (r: DOMRect, by: number): boolean =>
          x > r.left - by && x < r.right + by && y > r.top - by && y < r.bottom + by;
        if (!near(table, -0.7 * scale) || others.some(other => near(other, 0.7 * scale))) return at;
      }
      return 8;
    };
    const angles = Array.from({ length: 32 }, (_, i) => (i * Math.PI) / 16);
    const best = angles.reduce((a, b) => (room(b) > room(a) ? b : a));
    return { from: start, inch: scale, way: { dx: Math.cos(best), dy: Math.sin(best) }, far: room(best) };
  });
  const at = (inches: number) => [from.x + way.dx * inches * inch, from.y + way.dy * inches * inch] as const;
  return Object.assign(at, { room: far });
}

/** At a first move with enough room: the dice may have put a model in every direction. */
async function atRoomyMove(): Promise<{ readonly page: Page; readonly way: ClearWay }> {
  for (let other = 0; ; other++) {
    const { page } = await open({ match: await atFirstMove(other) });
    await asked(page);
    const way = await clearWay(page);
    if (way.room > 4.5) return { page, way };
  }
}

/** What the ruler says of the drawn path. */
const ruled = (page: Page): Promise<string | null> => page.locator('.ruler text').textContent();

const viewBox = (page: Page): Promise<string | null> => page.locator('svg.map').getAttribute('viewBox');

describe('a move drawn on the map', () => {
  it('past its limit is dark there and says why; a little past it snaps to the limit', async () => {
    const { page, way } = await atRoomyMove();
    await page.mouse.move(...way(0));
    await page.mouse.down();
    await page.mouse.move(...way(2), { steps: 4 });
    await expect.poll(() => ruled(page)).toMatch(/^(2\.0\d|1\.9\d)"/);
    expect(await page.locator('.ruler.illegal').count()).toBe(0);
    await page.mouse.move(...way(7), { steps: 4 });
    await page.locator('.ruler.illegal .band.dark').waitFor({ state: 'attached' });
    await page.locator('.ruler .band-0').waitFor({ state: 'attached' });
    await expect.poll(() => ruled(page)).toMatch(/too far, 4\.00" at most/);
    await page.locator('.prompt .refusals', { hasText: /TOY-\d/ }).waitFor();
    await page.mouse.move(...way(4.1), { steps: 2 });
    await page.mouse.up();
    await expect.poll(() => ruled(page)).toMatch(/^(4\.00|3\.9\d)"/);
    await expect.poll(() => page.getByRole('button', { name: 'Confirm' }).isEnabled()).toBe(true);
  });

  it('takes way-points, goes back a piece by Backspace, clears by Esc, is confirmed by Enter', async () => {
    const { page } = await open({ match: await atFirstMove() });
    const now = await asked(page);
    const way = await clearWay(page);
    for (const inches of [1, 1.8, 2.6]) await page.mouse.click(...way(inches));
    const wayPoints = (): Promise<number> => page.locator('.way-point').count();
    await expect.poll(wayPoints).toBe(2);
    await page.keyboard.press('Backspace');
    await expect.poll(wayPoints).toBe(1);
    await page.keyboard.press('Escape');
    await expect.poll(() => page.locator('.ruler').count()).toBe(0);
    await page.mouse.click(...way(1));
    await page.getByRole('button', { name: 'Confirm', disabled: false }).waitFor();
    await page.getByRole('heading', { level: 1 }).click();
    await page.keyboard.press('Enter');
    await asked(page, now);
  });

  it('is drawn by keys with a cross, and by typing a place in inches', async () => {
    const { page } = await open({ match: await atFirstMove() });
    const now = await asked(page);
    await page.locator('svg.map').focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Shift+ArrowRight');
    await page.locator('.cursor').waitFor();
    await page.getByText(/inches from the left, .* from the near edge/).waitFor({ state: 'attached' });
    await page.keyboard.press('Enter');
    await page.locator('.ruler').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Type a place').click();
    const [x, y] = (await clearWay(page))(1);
    const ground = (await page.locator('svg.map .ground').boundingBox())!;
    const [width, depth] = await page
      .locator('svg.map .ground')
      .evaluate(rect => ['width', 'height'].map(name => Number(rect.getAttribute(name)) / 254));
    await page.getByLabel('Inches from the left').fill((((x - ground.x) / ground.width) * width!).toFixed(2));
    await page.getByLabel('Inches from the near edge').fill(((1 - (y - ground.y) / ground.height) * depth!).toFixed(2));
    await page.keyboard.press('Enter');
    await expect.poll(() => ruled(page)).toMatch(/^(1\.0\d|0\.9\d)"/);
    await page.getByRole('button', { name: 'Confirm' }).click();
    await asked(page, now);
  });
});

describe('looking at the map', () => {
  it('shows rings by digits and by R, none by 0', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    await page.getByRole('heading', { level: 1 }).click();
    const rings = (): Promise<readonly string[]> => page.locator('.rings text').allTextContents();
    await page.keyboard.press('4');
    await expect.poll(rings).toEqual(['4"']);
    await page.keyboard.press('0');
    await expect.poll(rings).toEqual([]);
    await page.keyboard.press('r');
    await expect.poll(rings).toEqual(['1"', '2"', '3"', '6"']);
  });

  it('measures from rim to rim where the tape lies on models, else from point to point', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    const [one, two] = [await middle(page, '.model >> nth=0'), await middle(page, '.model >> nth=1')];
    const table = (await page.locator('svg.map .ground').boundingBox())!;
    const inch = table.width / 12;
    const read = async (): Promise<number> => Number.parseFloat((await page.locator('.tape text').textContent())!);
    await page.getByRole('button', { name: 'Measure' }).click();
    const lay = async (from: typeof one, to: typeof one): Promise<void> => {
      await page.mouse.move(from.x, from.y);
      await page.mouse.down();
      await page.mouse.move(to.x, to.y, { steps: 3 });
      await page.mouse.up();
    };
    await lay(one, two);
    const rims = await read();
    await lay(
      { x: table.x + 5, y: table.y + table.height / 2 },
      { x: table.x + 5 + 2 * inch, y: table.y + table.height / 2 },
    );
    await expect.poll(read).toBeCloseTo(2, 1);
    const middles = Math.hypot(two.x - one.x, two.y - one.y) / inch;
    // Two bases of 25 mm or more lie between the centres.
    expect(middles - rims).toBeGreaterThan(0.9);
    await page.mouse.click(one.x, one.y);
    await page.mouse.click(two.x, two.y);
    await expect.poll(read).toBe(rims);
  });

  it('is moved and zoomed by wheel, drag and keys', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    const whole = await viewBox(page);
    const { x, y } = await middle(page, 'svg.map');
    await page.mouse.move(x, y);
    await page.mouse.wheel(0, -600);
    await expect.poll(() => viewBox(page)).not.toBe(whole);
    const near = await viewBox(page);
    await page.mouse.down();
    await page.mouse.move(x + 60, y + 40, { steps: 3 });
    await page.mouse.up();
    await expect.poll(() => viewBox(page)).not.toBe(near);
    await page.locator('svg.map').focus();
    await page.keyboard.press('Home');
    await expect.poll(() => viewBox(page)).toBe(whole);
    await page.keyboard.press('+');
    await expect.poll(() => viewBox(page)).not.toBe(whole);
    await page.getByRole('button', { name: 'Show the whole table' }).click();
    await expect.poll(() => viewBox(page)).toBe(whole);
  });

  it('is zoomed by two fingers, and moved by one', async () => {
    const { page, context } = await open({
      match: await atFirstMove(),
      viewport: { width: 360, height: 640 },
      hasTouch: true,
      isMobile: true,
    });
    await asked(page);
    const whole = await viewBox(page);
    const { x, y } = await middle(page, 'svg.map');
    const cdp = await context.newCDPSession(page);
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', ...points: readonly (readonly [number, number])[]) =>
      cdp.send('Input.dispatchTouchEvent', {
        type,
        touchPoints: points.map(([dx, dy], id) => ({ x: x + dx, y: y + dy, id })),
      });
    await touch('touchStart', [-20, 30]);
    await touch('touchStart', [-20, 30], [20, 30]);
    await touch('touchMove', [-60, 30], [60, 30]);
    await touch('touchMove', [-80, 30], [80, 30]);
    await touch('touchEnd');
    await expect.poll(() => viewBox(page)).not.toBe(whole);
    const near = await viewBox(page);
    await touch('touchStart', [0, 60]);
    await touch('touchMove', [20, 30]);
    await touch('touchMove', [40, 10]);
    await touch('touchEnd');
    await expect.poll(() => viewBox(page)).not.toBe(near);
  });
});

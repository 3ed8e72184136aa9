import { gzipSync } from 'node:zlib';
import type { Page } from '@playwright/test';
import { describe, expect, it } from 'vitest';
import { type Eye, seenAt } from '../src/space/eye.ts';
import { QUALITIES } from '../src/space/quality.ts';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { asked, playOn } from './playing.ts';
import { atFirstMove } from './prepared.ts';

const open = inBrowser();

const space = (page: Page) => page.locator('canvas.space');

const rested = (page: Page) => page.locator('canvas.space[data-still]').waitFor();

/** Opens the view in space and waits until it is idle. */
async function enter(page: Page): Promise<void> {
  await page.getByRole('button', { name: '3D' }).click();
  await rested(page);
}

interface Place {
  readonly x: number;
  readonly y: number;
  readonly z: number;
}

/** The current position of a place of the table on the page. */
async function onPage(page: Page, at: Place): Promise<{ x: number; y: number }> {
  const eye = JSON.parse((await space(page).getAttribute('data-eye'))!) as Eye;
  const { x, y, width, height } = (await space(page).boundingBox())!;
  const seen = seenAt(eye, { width, height }, at)!;
  return { x: x + seen.x, y: y + seen.y };
}

/** The height of a model's label above its head, in tenths. */
async function overHead(page: Page, selector: string): Promise<Place> {
  const at = await page.locator(`.space-labels ${selector}`).first().getAttribute('data-at');
  const [x, y, z] = at!.split(' ').map(Number);
  return { x: x!, y: y!, z: z! };
}

/** The end of the draft, in inches. */
const drawnTo = async (page: Page): Promise<readonly number[]> =>
  Promise.all(
    ['Inches from the left', 'Inches from the near edge'].map(async name =>
      Number(await page.getByLabel(name).inputValue()),
    ),
  );

const fetchedBy = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name));

describe('the table in space', () => {
  it('is played in: a move is dragged, a target clicked, and the map has the same answer', async () => {
    const { page } = await open({ match: await atFirstMove() });
    const move = await asked(page);
    await enter(page);
    const head = await overHead(page, '.active');
    const [from, to] = [await onPage(page, { ...head, z: 14 }), { x: head.x + 127, y: head.y + 300, z: 0 }];
    const end = await onPage(page, to);
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + end.x) / 2, (from.y + end.y) / 2);
    await page.mouse.move(end.x, end.y);
    await page.mouse.up();
    // A pixel of the page is some tenths wide.
    const off = async (): Promise<number> => {
      const [x, y] = await drawnTo(page);
      return Math.hypot(x! * 254 - to.x, y! * 254 - to.y);
    };
    await expect.poll(off).toBeLessThan(15);
    const drawn = await drawnTo(page);
    await page.keyboard.press('v');
    await page.locator('svg.map .ruler').waitFor();
    await expect.poll(() => drawnTo(page)).toEqual(drawn);
    await page.keyboard.press('v');
    await rested(page);
    await page.keyboard.press('Enter');
    const next = await asked(page, move);
    expect(next.moment).toBeGreaterThan(move.moment);
    const shot = await playOn(page, /^Whom does it shoot/);
    await rested(page);
    const foe = await overHead(page, '.option');
    const on = await onPage(page, { ...foe, z: foe.z - 100 });
    await page.mouse.click(on.x, on.y);
    expect((await asked(page, shot)).moment).toBeGreaterThan(shot.moment);
    await page.getByRole('button', { name: '2D' }).click();
    await page.locator('svg.map').waitFor();
  });

  it('weighs at most 300 kB more, has no fault that axe-core finds, and shows a ruling through the eyes of a model', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    await page.waitForLoadState('networkidle');
    const before = await fetchedBy(page);
    await enter(page);
    const more = (await fetchedBy(page)).filter(name => !before.includes(name));
    const sizes = await Promise.all(
      more.map(async name => gzipSync(await (await fetch(name)).bytes(), { level: 9 }).length),
    );
    const weight = sizes.reduce((sum, size) => sum + size, 0);
    expect(weight, more.join('\n')).toBeGreaterThan(50_000);
    expect(weight, more.join('\n')).toBeLessThan(300_000);
    expect(await accessibilityFaults(page)).toEqual([]);
    const level = Number(await space(page).getAttribute('data-still'));
    const took = Number(await space(page).getAttribute('data-took'));
    console.log(`view in space: ${weight} bytes, level ${level}, a picture in ${took} ms`);
    expect(took <= 33 || level === QUALITIES.length - 1).toBe(true);
    const foe = await overHead(page, '.seat-1');
    const on = await onPage(page, { ...foe, z: foe.z - 100 });
    await page.mouse.click(on.x, on.y);
    await page.locator('.space-labels .other').waitFor({ state: 'attached' });
    const orbit = await space(page).getAttribute('data-eye');
    await space(page).press('l');
    await expect.poll(() => space(page).getAttribute('data-eye')).not.toBe(orbit);
    const { from, to } = JSON.parse((await space(page).getAttribute('data-eye'))!) as Eye;
    const own = await overHead(page, '.other');
    expect(Math.hypot(to.x - own.x, to.y - own.y)).toBeLessThan(1);
    expect(from.z).toBeGreaterThan(50);
    await space(page).press('l');
    await expect.poll(() => space(page).getAttribute('data-eye')).toBe(orbit);
    // "Stand here" and the lens, as on the map.
    await page.getByRole('button', { name: 'Stand here' }).click();
    await page.getByRole('list', { name: /^Shaded by/ }).waitFor();
    await space(page).press('c');
    await page.getByRole('list', { name: /^What .* would see$/ }).waitFor();
    await space(page).press('c');
    for (const key of ['ArrowLeft', 'ArrowUp', '+', 'Shift+ArrowRight']) await space(page).press(key);
    await expect.poll(() => space(page).getAttribute('data-eye')).not.toBe(orbit);
    await space(page).press('Home');
    await expect.poll(() => space(page).getAttribute('data-eye')).toBe(orbit);
  });

  it('is freed when left, drawn anew when the graphics are lost once, and left when they are lost again', async () => {
    const { page, context } = await open({ match: await atFirstMove() });
    const warnings: string[] = [];
    page.on('console', message => {
      if (/too many active/i.test(message.text())) warnings.push(message.text());
    });
    await asked(page);
    const cdp = await context.newCDPSession(page);
    const heap = async (): Promise<number> => {
      await cdp.send('HeapProfiler.collectGarbage');
      return (await cdp.send('Runtime.getHeapUsage')).usedSize;
    };
    const once = async (): Promise<void> => {
      await page.getByRole('button', { name: '3D' }).click();
      await page.locator('canvas.space[data-eye]').waitFor();
      await page.getByRole('button', { name: '2D' }).click();
      await page.locator('svg.map').waitFor();
    };
    await once();
    await once();
    const before = await heap();
    for (let i = 0; i < 8; i++) await once();
    expect((await heap()) - before).toBeLessThan(2_000_000);
    expect(warnings).toEqual([]);
    await enter(page);
    const lose = () =>
      space(page).evaluate(canvas => {
        (canvas as HTMLCanvasElement).getContext('webgl2')!.getExtension('WEBGL_lose_context')!.loseContext();
      });
    const first = await space(page).elementHandle();
    await lose();
    await expect.poll(async () => first!.evaluate(canvas => canvas.isConnected)).toBe(false);
    await rested(page);
    await lose();
    await page.locator('svg.map').waitFor();
    await expect.poll(() => space(page).count()).toBe(0);
  });

  it('says so where there are no graphics for it, and the map stays', async () => {
    const { page } = await open({ match: await atFirstMove() });
    await asked(page);
    await page.evaluate(() => {
      HTMLCanvasElement.prototype.getContext = () => null;
    });
    await page.getByRole('button', { name: '3D' }).click();
    await page.getByText(/3D needs WebGL 2/).waitFor();
    await expect.poll(() => page.locator('svg.map').count()).toBe(1);
    await expect.poll(() => page.getByRole('button', { name: '3D' }).isDisabled()).toBe(true);
  });
});

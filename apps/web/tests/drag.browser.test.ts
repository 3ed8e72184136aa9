// How long a frame of a drag keeps the page's thread busy, on the table with the most terrain.
import { describe, expect, it } from 'vitest';
import { inBrowser } from './browser.ts';
import { asked } from './playing.ts';
import { matchAt } from './prepared.ts';

const open = inBrowser();

/** Milliseconds between two frames, at 60 a second. */
const FRAME = 16;
const MOVES = 60;

describe('a frame of a drag', () => {
  it('takes at most 16 ms on the busiest table, with shadows', async () => {
    const { page, context } = await open({ match: await matchAt('Scout Team', /^Where does/, { bot: 'random' }) });
    await asked(page);
    // Only the drag is measured with motion; what comes before it is quicker without.
    await page.emulateMedia({ reducedMotion: 'no-preference' });
    expect(await page.locator('svg.map .terrain').count()).toBeGreaterThan(100);
    const { x, y, width, height } = (await page.locator('.model.active .face').boundingBox())!;
    const [from, ahead] = [{ x: x + width / 2, y: y + height / 2 }, y < 400 ? 1 : -1];
    const cdp = await context.newCDPSession(page);
    // Time of the thread, not of the clock: other programs do not count.
    await cdp.send('Performance.enable', { timeDomain: 'threadTicks' });
    const busy = async (): Promise<number> =>
      (await cdp.send('Performance.getMetrics')).metrics.find(({ name }) => name === 'TaskDuration')!.value * 1000;
    const frame = (): Promise<void> =>
      page.evaluate(() => new Promise<void>(done => void requestAnimationFrame(() => setTimeout(done, 0))));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(from.x, from.y + 15 * ahead);
    await page.locator('.ruler').waitFor();
    await page.waitForTimeout(500);
    const before = await busy();
    for (let i = 0; i < MOVES; i++) {
      await page.mouse.move(from.x + 30 * Math.sin(i / 8), from.y + ahead * (45 - 30 * Math.cos(i / 8)));
      await frame();
    }
    const each = ((await busy()) - before) / MOVES;
    await page.mouse.up();
    console.log(`a frame of a drag: ${each.toFixed(1)} ms`);
    expect(each).toBeLessThan(FRAME);
  });
});

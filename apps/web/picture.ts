// `npm run picture`: the picture of the README, a match in the middle of a shooting choice. The table must be served.
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { chromiumPath } from './tests/chromium.ts';
import { answerByClicking, asked } from './tests/playing.ts';

const address = process.argv[2] ?? 'http://127.0.0.1:4173/';
const file = fileURLToPath(new URL('../../docs/images/table.png', import.meta.url));
const MOST_ANSWERS = 400;

const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
const page = await browser.newPage({ viewport: { width: 1280, height: 800 }, reducedMotion: 'reduce' });
await page.goto(address);
await page.getByRole('button', { name: /^Kill Team 2021/ }).click();
let now = await asked(page);
for (let n = 0; n < MOST_ANSWERS && now.kind !== 'over'; n++) {
  if (n > 60 && /shoot/i.test(now.text) && (await page.locator('.odds').count()) > 1) break;
  await answerByClicking(page, now);
  now = await asked(page, now);
}
await page.waitForTimeout(500);
const shooter = page.locator('.model.active, .model.chosen').first();
if (!(await shooter.count())) await page.locator('.model.seat-0').first().click();
await page
  .locator('.model.seat-1')
  .nth(2)
  .click({ modifiers: ['Shift'] });
await page.screenshot({ path: file });
await browser.close();
console.log(`docs/images/table.png: ${now.text}`);

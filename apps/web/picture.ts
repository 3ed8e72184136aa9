// `npm run picture`: screenshots of every screen in docs/images. Builds the table, serves it, plays it, and captures
// it. `npm run picture -- table` makes those whose name begins with that.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { catalogue } from '@little-wars/rulesets/catalogue';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build, preview } from 'vite';
import { afterTheBattle, beginSpecOps } from './tests/campaigns.ts';
import { steadyChance } from './tests/chance.ts';
import { chromiumPath } from './tests/chromium.ts';
import { openTab, playOn } from './tests/playing.ts';

const folder = fileURLToPath(new URL('../../docs/images/', import.meta.url));
const root = fileURLToPath(new URL('.', import.meta.url));
const wanted = process.argv[2] ?? '';

/** The number of answers after which a game is about half over. */
const MIDDLE: { readonly [ruleset: string]: number } = {
  'kill-team': 150,
  vanguard: 110,
  'recon-squad': 180,
  'scout-team': 260,
  'zero-g': 150,
};

const LAPTOP = { width: 1366, height: 768 };
const PHONE = { width: 360, height: 780 };
const QUALITY = 78;

interface Studio {
  readonly browser: Browser;
  readonly address: string;
}

/** A fresh page of the table, with the same random numbers in every run. */
async function pageAt({ browser, address }: Studio, at = ''): Promise<Page> {
  const context = await browser.newContext({
    viewport: LAPTOP,
    colorScheme: 'dark',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
  });
  await context.addInitScript(steadyChance, 'picture');
  const page = await context.newPage();
  await page.goto(`${address}${at}`);
  return page;
}

/** Captures the page. */
async function shoot(page: Page, name: string): Promise<void> {
  if (!name.startsWith(wanted)) return;
  await page.waitForTimeout(700);
  const cdp = await page.context().newCDPSession(page);
  const { data } = await cdp.send('Page.captureScreenshot', { format: 'webp', quality: QUALITY });
  await cdp.detach();
  const file = Buffer.from(data, 'base64');
  writeFileSync(join(folder, `${name}.webp`), file);
  console.log(`docs/images/${name}.webp: ${Math.round(file.length / 1000)} kB`);
}

/** Hands a side to another player. */
async function hand(page: Page, side: number, to: string): Promise<void> {
  await openTab(page, 'Record');
  await page
    .getByLabel(/is played by/)
    .nth(side)
    .selectOption(to);
  await page.getByRole('tab', { name: 'Record' }).click();
}

/** Two bots play to the middle of a game, and then a person takes over the first side. */
async function middleOf(studio: Studio, title: string, answers: number): Promise<Page> {
  const page = await pageAt(studio, '#/new');
  await page.getByLabel('Rules', { exact: true }).selectOption({ label: title });
  await page.getByLabel('Played by').first().waitFor();
  for (const side of [0, 1]) await page.getByLabel('Played by').nth(side).selectOption('soldier');
  await page.getByRole('button', { name: 'Begin' }).click();
  await page.waitForFunction(
    least => Number(document.querySelector<HTMLElement>('section[aria-label="Question"]')?.dataset['moment']) > least,
    answers,
    { timeout: 240_000 },
  );
  await hand(page, 0, 'person');
  await page.locator('.answer button').first().waitFor({ timeout: 60_000 });
  return page;
}

async function pages(studio: Studio): Promise<void> {
  const page = await pageAt(studio);
  await page.locator('.showcase .model').nth(4).waitFor({ timeout: 90_000 });
  await shoot(page, 'home');
  await page.goto(`${studio.address}#/new`);
  await page.getByRole('img', { name: 'The table as it will stand' }).waitFor();
  await shoot(page, 'new-match');
  await page.goto(`${studio.address}#/rosters`);
  await page.locator('.cards button').first().click();
  await page.locator('.profiles').first().waitFor();
  await shoot(page, 'teams');
  await page.goto(`${studio.address}#/rules`);
  await page.getByText('played here, and tested').first().waitFor();
  await shoot(page, 'rulebook');
  await page.context().close();
}

/** The same table on other screens, in other themes, and in space. */
async function looks(page: Page): Promise<void> {
  await page.keyboard.press('c');
  await page.locator('.by-lens[data-done=true]').waitFor({ state: 'attached', timeout: 60_000 });
  await shoot(page, 'lens');
  await page.keyboard.press('c');
  await page.emulateMedia({ colorScheme: 'light' });
  await shoot(page, 'light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.setViewportSize({ width: 2560, height: 1440 });
  await shoot(page, 'wide');
  await page.setViewportSize({ width: 390, height: 844 });
  await shoot(page, 'phone');
  await page.setViewportSize(LAPTOP);
  await page.locator('.squad.seat-0 .tile:not(.out)').nth(1).click();
  await openTab(page, 'Models');
  await page.getByRole('button', { name: /^Look at B1 / }).click();
  await page.getByRole('tab', { name: 'Models' }).click();
  await page.getByRole('button', { name: '3D' }).click();
  await page.locator('canvas.space[data-still]').waitFor({ timeout: 60_000 });
  await shoot(page, 'space');
  await page.getByRole('button', { name: 'Look through its eyes' }).click();
  await page.waitForTimeout(1500);
  await page.locator('canvas.space[data-still]').waitFor({ timeout: 60_000 });
  await shoot(page, 'space-eye');
  await page.keyboard.press('v');
}

/** The end of a match, and its replay. */
async function ending(page: Page): Promise<void> {
  await hand(page, 0, 'soldier');
  await page.getByRole('region', { name: 'Result' }).waitFor({ timeout: 240_000 });
  await page.locator('.swing').waitFor({ timeout: 60_000 });
  await shoot(page, 'end');
  await page.getByRole('link', { name: 'Watch it again' }).click();
  const told = await page.getByText(/^Moment 0 of \d+$/).textContent();
  await page.getByRole('slider').fill(String(Math.round(Number(/of (\d+)/.exec(told!)![1]) * 0.6)));
  await shoot(page, 'replay');
}

/** A campaign after two battles: its page, what follows a battle, a dataslate, the chronicle; and on a phone. */
async function campaigns(studio: Studio): Promise<void> {
  const page = await pageAt(studio);
  await beginSpecOps(page, {
    battles: 4,
    teams: ['Space Marines: Intercessors', 'Orks: Boyz'],
    options: { 'Turning points of a battle': '2', 'XP for taking part': '4' },
  });
  const campaign = page.url();
  for (const battle of [1, 2]) {
    await page.getByRole('button', { name: 'Play the next battle' }).click();
    await page.waitForURL(/\/match\//);
    await playOn(page);
    await page.getByRole('link', { name: 'What happens after the battle' }).click();
    await afterTheBattle(page);
    if (battle === 2) {
      await playOn(page, /distinguished/);
      await both(page, 'campaign-after');
      await playOn(page, /goes into the next battle/);
      await page.getByRole('button', { name: 'Choose everything anew' }).click();
      await page.getByRole('heading', { name: 'Which fire teams fight in the next battle?' }).waitFor();
      await page.locator('.options button').first().click();
      await page.getByRole('heading', { name: /^Who fights/ }).waitFor();
      await both(page, 'campaign-orders');
      await page.locator('form button[type=submit]').click();
      await page.getByRole('heading', { name: /^Who fights/ }).waitFor({ state: 'detached' });
    }
    await playOn(page);
    await page.getByRole('button', { name: 'Back to the campaign' }).click();
    await page.getByRole('region', { name: 'What comes next' }).waitFor();
  }
  await both(page, 'campaign');
  await page.getByRole('link', { name: 'Ada', exact: true }).click();
  await page.locator('.enlisted').first().waitFor();
  await both(page, 'campaign-team');
  await page.goto(campaign);
  await page.getByRole('link', { name: 'Read the chronicle' }).first().click();
  await page.getByRole('heading', { name: /^Battle 2/ }).waitFor();
  await both(page, 'campaign-chronicle');
  await page.context().close();
}

/** On a laptop and on a small phone. */
async function both(page: Page, name: string): Promise<void> {
  await shoot(page, name);
  await page.setViewportSize(PHONE);
  await shoot(page, `${name}-phone`);
  await page.setViewportSize(LAPTOP);
}

async function tables(studio: Studio): Promise<void> {
  for (const { id, title } of catalogue) {
    const answers = MIDDLE[id];
    const isMain = id === catalogue[0]!.id;
    if (answers === undefined || (!isMain && !`table-${id}`.startsWith(wanted))) continue;
    const page = await middleOf(studio, title, answers);
    await shoot(page, `table-${id}`);
    if (isMain) await looks(page);
    if (isMain && ['end', 'replay', ''].includes(wanted)) await ending(page);
    await page.context().close();
  }
}

const PAGES = ['home', 'new-match', 'teams', 'rulebook'];
const CAMPAIGN = 'campaign';

const outDir = mkdtempSync(join(tmpdir(), 'little-wars-picture-'));
await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
const server = await preview({ root, logLevel: 'error', build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
const { port } = server.httpServer.address() as AddressInfo;
const browser = await chromium.launch({ executablePath: chromiumPath(), args: ['--no-sandbox', '--disable-gpu'] });
const studio = { browser, address: `http://127.0.0.1:${port}/` };
try {
  if (PAGES.some(name => name.startsWith(wanted))) await pages(studio);
  if (CAMPAIGN.startsWith(wanted) || wanted.startsWith(CAMPAIGN)) await campaigns(studio);
  if (!PAGES.includes(wanted) && !wanted.startsWith(CAMPAIGN)) await tables(studio);
} finally {
  await browser.close();
  await server.close();
  rmSync(outDir, { recursive: true, force: true });
}

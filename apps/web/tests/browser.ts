// A page of the table in a real browser, for tests: closed after each, and any console error fails the test.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import type { AxeResults, RunOptions } from 'axe-core';
import { afterEach, expect, inject } from 'vitest';
import type { Rows } from '../src/store/rows.ts';
import { steadyChance } from './chance.ts';
import { FOR_SHORT_LIVES, UNSEEN } from './chromium.ts';
import { storing } from './prepared.ts';

/** What Playwright turns off and these tests could feel: a second list replaces its own. */
const AS_PLAYWRIGHT = [
  'AimEnabled',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

const ARGS = [
  `--disable-features=${[...AS_PLAYWRIGHT, ...UNSEEN].join()}`,
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  FOR_SHORT_LIVES,
];

// All test files of a worker share a browser, and each page has a context of its own. With one browser for all workers
// every message would pass through another process. It ends with its worker.
let launched: Promise<Browser> | null = null;
const browser = (): Promise<Browser> => {
  // The server answers when the table is built, which may take longer than a page waits.
  launched ??= fetch(inject('address')).then(() => chromium.launch({ executablePath: inject('browser'), args: ARGS }));
  return launched;
};

/** Milliseconds that a page is waited for. Nothing is measured by it: a busy machine may take very long. */
export const PATIENCE = 60_000;

export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
}

interface PageOptions extends BrowserContextOptions {
  /** A match that is stored there: the page opens at it. */
  readonly match?: Rows;
}

/** Opens a page of the table, or of one served elsewhere. */
type Open = (wanted?: PageOptions, at?: string, address?: string) => Promise<Opened>;

/** Call once per test file: returns a function that opens a fresh page of the table. Some errors may be expected. */
export function inBrowser(expected: RegExp | null = null): Open {
  let open: BrowserContext[] = [];
  let errors: string[] = [];
  afterEach(async () => {
    await Promise.all(open.map(context => context.close()));
    const found = errors.filter(error => !expected?.test(error));
    open = [];
    errors = [];
    expect(found, 'errors in the console of the page').toEqual([]);
  });
  return async (wanted = {}, at = '', address = inject('address')) => {
    const { match, ...options } = wanted;
    const context = await (await browser()).newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(PATIENCE);
    await context.addInitScript(steadyChance, expect.getState().currentTestName ?? '');
    if (match) await context.addInitScript(storing(match));
    open.push(context);
    const page = await context.newPage();
    page.on('pageerror', error => errors.push(String(error)));
    page.on('console', message => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`${address}${match ? `#/match/${match.match.id}` : at}`);
    return { page, context };
  };
}

/** As it is delivered: what the package itself offers is not minified, and takes half as long again to compile. */
const axe = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Looked {
  /** All rules of axe-core, unless some are named. */
  readonly rules?: readonly string[];
  /** A selector of the part that is looked at. */
  readonly within?: string;
}

/** The violations that axe-core finds on a page, in short. */
export async function accessibilityFaults(page: Page, looked: Looked = {}): Promise<readonly string[]> {
  const { rules = [], within = 'html' } = looked;
  // Only violations are read: listing every passing element would take longer than finding them.
  const options: RunOptions = {
    ...(rules.length === 0 ? {} : { runOnly: [...rules] }),
    resultTypes: ['violations'],
    elementRef: false,
  };
  // Injected once per page: compiling it takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe);
  const violations = await page.evaluate(
    async ([part, chosen]) => {
      const { axe: inPage } = window as unknown as {
        readonly axe: { run(part: string, options: object): Promise<AxeResults> };
      };
      return (await inPage.run(part, chosen)).violations.map(({ id, nodes }) => ({
        id,
        at: nodes.map(({ target }) => target),
      }));
    },
    [within, options] as const,
  );
  return violations.map(({ id, at }) => `${id}: ${at.map(target => target.join(' ')).join(', ')}`);
}

// A page of the table in a real browser, for tests: closed again after each, and no error in its console goes by.
import { type Browser, type BrowserContext, type BrowserContextOptions, chromium, type Page } from '@playwright/test';
import axe, { type AxeResults, type RunOptions } from 'axe-core';
import { afterEach, expect, inject } from 'vitest';

// All test files of a worker share a connection, and all workers share the browser: each page has a context of its own.
let connection: Promise<Browser> | null = null;
const browser = (): Promise<Browser> => {
  connection ??= chromium.connect(inject('browser'));
  return connection;
};

export interface Opened {
  readonly page: Page;
  readonly context: BrowserContext;
}

/** Opens a page of the table, or of one that is served elsewhere. */
type Open = (options?: BrowserContextOptions, at?: string, address?: string) => Promise<Opened>;

/** Call once in a test file: gives a function that opens a fresh page of the table. Some errors may be expected. */
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
  return async (options = {}, at = '', address = inject('address')) => {
    const context = await (await browser()).newContext({
      viewport: { width: 1280, height: 800 },
      serviceWorkers: 'block',
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(15_000);
    await context.addInitScript(steadyChance, expect.getState().currentTestName ?? '');
    open.push(context);
    const page = await context.newPage();
    page.on('pageerror', error => errors.push(String(error)));
    page.on('console', message => {
      if (message.type() === 'error') errors.push(message.text());
    });
    await page.goto(`${address}${at}`);
    return { page, context };
  };
}

/** Runs in the page: its chance is another in each test and each time it is loaded, and the same in every run. */
function steadyChance(test: string): void {
  // Where nothing is loaded yet there is no storage.
  if (location.origin === 'null') return;
  const loads = Number(localStorage.getItem('loads of this test') ?? 0) + 1;
  localStorage.setItem('loads of this test', String(loads));
  let state = loads;
  for (const letter of test) state = (Math.imul(state, 31) + letter.charCodeAt(0)) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return (mixed ^ (mixed >>> 14)) >>> 0;
  };
  const part = (): string => next().toString(16).padStart(8, '0');
  Object.assign(crypto, {
    getRandomValues: (bytes: Uint8Array) => {
      for (let i = 0; i < bytes.length; i++) bytes[i] = next() & 255;
      return bytes;
    },
    randomUUID: () => `${part()}-0000-4000-8000-${part()}0000`,
  });
  Math.random = () => next() / 2 ** 32;
}

/** What axe-core finds wrong with a page, in short: by all its rules, or by some. */
export async function accessibilityFaults(page: Page, rules: readonly string[] = []): Promise<readonly string[]> {
  // Only violations are read, and listing every element that passes would take longer than finding them.
  const options: RunOptions = {
    ...(rules.length === 0 ? {} : { runOnly: [...rules] }),
    resultTypes: ['violations'],
    elementRef: false,
  };
  // Injected once per page: compiling it takes longer than running it.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async chosen => {
    const { axe: inPage } = window as unknown as { readonly axe: { run(options: object): Promise<AxeResults> } };
    return (await inPage.run(chosen)).violations.map(({ id, nodes }) => ({
      id,
      at: nodes.map(({ target }) => target),
    }));
  }, options);
  return violations.map(({ id, at }) => `${id}: ${at.map(target => target.join(' ')).join(', ')}`);
}

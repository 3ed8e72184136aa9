import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import { type PreviewServer, preview } from 'vite';
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { accessibilityFaults, inBrowser } from './browser.ts';
import { beginShort, playOn, savedBy } from './playing.ts';
import { twoBuilds } from './two-builds.ts';

const open = inBrowser();
const serve = twoBuilds();
/** Intentional violations are reported in the console. */
const openToBreak = inBrowser(/Content Security Policy/);

/** Runs in a page before its own code: records policy violations. */
function noteRefusals(): void {
  const refused: string[] = [];
  Object.assign(globalThis, { refused });
  document.addEventListener('securitypolicyviolation', event =>
    refused.push(`${event.effectiveDirective} ${event.blockedURI}`),
  );
}

const refused = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => (globalThis as unknown as { readonly refused: readonly string[] }).refused);

describe('what the server sends', () => {
  let server: PreviewServer;
  let address = '';
  beforeAll(async () => {
    // Answered when it is built.
    await fetch(inject('address'));
    const root = fileURLToPath(new URL('..', import.meta.url));
    // As `npm start` does.
    server = await preview({
      root,
      logLevel: 'warn',
      build: { outDir: inject('built') },
      preview: { port: 0, host: '127.0.0.1' },
    });
    address = `http://127.0.0.1:${(server.httpServer.address() as AddressInfo).port}/`;
  });
  afterAll(() => server.close());

  it.each(['', 'sw.js'])(
    'with /%s: the policy, no guessing of types, no referrer, and to ask again each time',
    async file => {
      const { headers } = await fetch(`${address}${file}`);
      const policy = headers.get('content-security-policy')!.split('; ');
      expect(policy).toEqual(
        expect.arrayContaining([
          "default-src 'none'",
          "script-src 'self'",
          "worker-src 'self'",
          "connect-src 'self'",
          "object-src 'none'",
          "base-uri 'none'",
          "frame-ancestors 'none'",
        ]),
      );
      expect(policy.join()).not.toMatch(/unsafe|\*|https?:|data:/);
      expect(headers.get('x-content-type-options')).toBe('nosniff');
      expect(headers.get('referrer-policy')).toBe('no-referrer');
      expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
      expect(headers.get('cache-control')).toBe('no-cache');
    },
  );

  it('with a file that has a hash in its name: to keep it; and without one that is missing', async () => {
    const page = await (await fetch(address)).text();
    const script = /assets\/index-[\w-]+\.js/.exec(page)![0];
    expect((await fetch(`${address}${script}`)).headers.get('cache-control')).toContain('immutable');
    expect((await fetch(`${address}assets/index-of-yesterday.js`)).status).toBe(404);
  });
});

describe('under the policy', () => {
  it('a match is played to its end with a bot, watched and saved, and nothing is refused', async () => {
    const { page } = await open({ serviceWorkers: 'allow' });
    await page.addInitScript(noteRefusals);
    await page.reload();
    await beginShort(page, 'Tin Soldiers');
    await playOn(page);
    await page.getByRole('tab', { name: 'Record' }).click();
    expect(await savedBy(page, 'Save as a file')).toContain('tin-soldiers');
    await page.getByRole('link', { name: 'Watch it from the start' }).click();
    await page.getByText('Moment 0 of').waitFor();
    expect(await refused(page)).toEqual([]);
  });

  it.each(['sent by the server', 'in the page alone'])(
    '%s: inline scripts, eval and foreign addresses are refused',
    async how => {
      const address = how === 'in the page alone' ? (await serve()).address : inject('address');
      const { page } = await openToBreak({}, '', address);
      await page.addInitScript(noteRefusals);
      await page.reload();
      await page.getByRole('heading', { name: 'Little Wars' }).waitFor();
      const worked = await page.evaluate(async () => {
        const done: string[] = [];
        Object.assign(globalThis, { done });
        const inline = document.createElement('script');
        inline.textContent = 'done.push("inline")';
        document.body.append(inline);
        const style = document.createElement('p');
        style.setAttribute('style', 'color: red');
        if (style.style.color !== '') done.push('style');
        // Asynchronously: what a test runs at once is exempt.
        await new Promise<void>(over => {
          setTimeout(() => {
            try {
              Reflect.construct(Function, ['done.push("eval")'])();
            } catch {
              // As expected.
            }
            over();
          });
        });
        await fetch('https://a.example/').then(
          () => done.push('fetch'),
          () => {},
        );
        return done;
      });
      expect(worked).toEqual([]);
      await expect
        .poll(async () => (await refused(page)).map(each => each.split(' ')[0]))
        .toEqual(expect.arrayContaining(['script-src-elem', 'script-src', 'style-src-attr', 'connect-src']));
    },
  );
});

describe('licences', () => {
  it('are a click away from the first page, package by package and as a file, and offline too', async () => {
    const { page, context } = await open({ serviceWorkers: 'allow' });
    await page.evaluate(async () => {
      await navigator.serviceWorker.ready;
    });
    // What the first page was still fetching without the service worker would be missing.
    await page.waitForLoadState('networkidle');
    await context.setOffline(true);
    await page.getByRole('link', { name: 'Licences' }).click();
    await page.getByRole('heading', { name: /^preact \d/ }).waitFor();
    for (const name of ['preact', 'idb', '@noble/hashes'])
      await expect.poll(() => page.getByRole('region', { name }).count(), { message: name }).toBe(1);
    await page.getByRole('region', { name: 'idb' }).getByText('ISC', { exact: true }).click();
    await page.getByText(/Permission to use, copy, modify/).waitFor();
    expect(await accessibilityFaults(page)).toEqual([]);
    const file = await page.getByRole('link', { name: /as a file/ }).getAttribute('href');
    expect(await page.evaluate(async at => (await fetch(at)).text(), file!)).toMatch(
      /^Little Wars \(MIT\)[\s\S]*preact/,
    );
  });
});

// Before the browser tests: the table is built and served once, and one Chromium started for all of them.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
    /** The folder of the build that is served there. */
    readonly built: string;
    /** Where to connect to the browser. */
    readonly browser: string;
  }
}

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export default async function serveForTests(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const browser = await chromium.launchServer({ executablePath: chromiumPath(), args: ARGS });
  project.provide('browser', browser.wsEndpoint());
  // In a place of its own: a table that is being served stays as it is.
  const outDir = await mkdtemp(join(tmpdir(), 'little-wars-'));
  // The tests' own environment would make a build for developing of it.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  process.env['NODE_ENV'] = NODE_ENV;
  project.provide('built', outDir);
  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the table is served nowhere');
  project.provide('address', `http://127.0.0.1:${address.port}/`);
  return async () => {
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}

// Before the browser tests: builds and serves the table once, and starts one Chromium for all of them. Other tests run
// while it is built: the server answers when it is done.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { chromiumPath, UNSEEN } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
    /** The folder of the build that is served there; it is whole as soon as something is served. */
    readonly built: string;
    /** Where to connect to the browser. */
    readonly browser: string;
  }
}

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
];

/** Builds the table, in a process of its own: the tests' environment would make it a development build. */
function built(root: string, outDir: string): Promise<void> {
  const vite = join(dirname(createRequire(import.meta.url).resolve('vite/package.json')), 'bin/vite.js');
  const child = spawn(process.execPath, [vite, 'build', '--outDir', outDir, '--emptyOutDir', '--logLevel', 'error'], {
    cwd: root,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  });
  const ended = new Promise<void>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', code => (code === 0 ? resolve() : reject(new Error(`the table could not be built: ${code}`))));
  });
  // Requests fail with this error; without requests, no test needs the build.
  ended.catch(() => undefined);
  return ended;
}

export default async function serveForTests(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  const browser = await chromium.launchServer({ executablePath: chromiumPath(), args: ARGS });
  project.provide('browser', browser.wsEndpoint());
  // In a separate folder: a table that is being served is unaffected.
  const outDir = await mkdtemp(join(tmpdir(), 'little-wars-'));
  const isBuilt = built(root, outDir);
  project.provide('built', outDir);
  const server = await preview({
    root,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
    plugins: [
      {
        name: 'wait-for-the-build',
        configurePreviewServer: ({ middlewares }) =>
          void middlewares.use((_request, _response, next) => void isBuilt.then(() => next(), next)),
      },
    ],
  });
  const address = server.httpServer.address();
  if (address === null || typeof address === 'string') throw new Error('the table is served nowhere');
  project.provide('address', `http://127.0.0.1:${address.port}/`);
  return async () => {
    await isBuilt.catch(() => undefined);
    await browser.close();
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}

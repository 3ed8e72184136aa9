// Before the browser tests: builds and serves the table once for all of them. Other tests run while it is built: the
// server answers when it is done.
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { TestProject } from 'vitest/node';
import { headersFor } from '../build/hosting.ts';
import { chromiumPath } from './chromium.ts';
import { serving } from './serving.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
    /** The folder of the build that is served there; it is whole as soon as something is served. */
    readonly built: string;
    /** The path of the browser. */
    readonly browser: string;
  }
}

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
  // Once, because it may have to be installed.
  project.provide('browser', chromiumPath());
  // In a separate folder: a table that is being served is unaffected.
  const outDir = await mkdtemp(join(tmpdir(), 'little-wars-'));
  const isBuilt = built(root, outDir);
  project.provide('built', outDir);
  const served = await serving(() => isBuilt.then(() => outDir), headersFor);
  project.provide('address', served.address);
  return async () => {
    await isBuilt.catch(() => undefined);
    served.close();
    await rm(outDir, { recursive: true, force: true });
  };
}

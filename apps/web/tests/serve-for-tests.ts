// Before the browser tests: the table is built and served once, and a Chromium found.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build, preview } from 'vite';
import type { TestProject } from 'vitest/node';
import { chromiumPath } from './chromium.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    readonly address: string;
    readonly chromium: string;
  }
}

export default async function serveForTests(project: TestProject): Promise<() => Promise<void>> {
  const root = fileURLToPath(new URL('..', import.meta.url));
  project.provide('chromium', chromiumPath());
  // In a place of its own: a table that is being served stays as it is.
  const outDir = await mkdtemp(join(tmpdir(), 'little-wars-'));
  // The tests' own environment would make a build for developing of it.
  const { NODE_ENV } = process.env;
  process.env['NODE_ENV'] = 'production';
  await build({ root, logLevel: 'error', build: { outDir, emptyOutDir: true } });
  process.env['NODE_ENV'] = NODE_ENV;
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
    await server.close();
    await rm(outDir, { recursive: true, force: true });
  };
}

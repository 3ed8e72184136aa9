// Two builds, served one after the other from the same place: a deploy as seen by open pages.
import { cpSync, globSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { afterEach, inject } from 'vitest';
import { listFiles } from '../build/offline.ts';
import { serving } from './serving.ts';

/**
 * A build that differs from another in the name of every file, as after a change that affects everything. It is made by
 * renaming, in a tenth of a second: a build takes seconds.
 */
function nextBuild(from: string): string {
  const dir = mkdtempSync(join(tmpdir(), 'little-wars-next-'));
  cpSync(from, dir, { recursive: true });
  const names = globSync('*', { cwd: join(dir, 'assets') }).map(String);
  const renamed = new Map(names.map(name => [name, name.replace(/(\.\w+)$/, '2$1')]));
  const any = new RegExp([...renamed.keys()].map(name => name.replace(/[.$+]/g, '\\$&')).join('|'), 'g');
  for (const file of globSync('**/*.{js,css,html,webmanifest}', { cwd: dir })) {
    const text = readFileSync(join(dir, file), 'utf8').replace(any, name => renamed.get(name)!);
    writeFileSync(join(dir, file), text.replace('<head>', '<head><meta name="build" content="second">'));
  }
  for (const [name, to] of renamed) renameSync(join(dir, 'assets', name), join(dir, 'assets', to));
  listFiles(dir);
  return dir;
}

export interface Served {
  readonly address: string;
  /** From now on only the second build is served. */
  deploy(): void;
}

/** Call once per test file: returns a function that serves the tested build, and later the next one. */
export function twoBuilds(): () => Promise<Served> {
  let close: (() => void)[] = [];
  afterEach(() => {
    for (const each of close) each();
    close = [];
  });
  return async () => {
    // Answered when it is built.
    await fetch(inject('address'));
    const first = inject('built');
    const second = nextBuild(first);
    let dir = first;
    const served = await serving(
      () => dir,
      () => ({ 'cache-control': 'no-cache' }),
    );
    close.push(() => {
      served.close();
      rmSync(second, { recursive: true });
    });
    return {
      address: served.address,
      deploy: () => {
        dir = second;
      },
    };
  };
}

/** Whether a page is of the second build. */
export const isSecond = async (page: Page): Promise<boolean> => (await page.locator('meta[name=build]').count()) === 1;

/** Resolves when the page has its service worker, and so everything for offline play. */
export const isKept = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await navigator.serviceWorker.ready;
    if (!navigator.serviceWorker.controller)
      await new Promise(done => navigator.serviceWorker.addEventListener('controllerchange', done, { once: true }));
  });

/** What a browser does periodically: it checks for a new version. */
export const lookForUpdate = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
